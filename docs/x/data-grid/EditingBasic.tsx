import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

const columns = orderColumns.map((column) => ({
  ...column,
  editable: column.field !== 'id',
}));

export default function EditingBasic() {
  const [orders, setOrders] = React.useState(() => createOrders(30));
  const saveOrder = (order: Order) => {
    setOrders((list) => list.map((old) => (old.id === order.id ? order : old)));
    return order;
  };

  return (
    <Box role="group" aria-label="Editable orders" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        processRowUpdate={saveOrder}
      />
    </Box>
  );
}
