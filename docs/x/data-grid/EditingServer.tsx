import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { createOrderServer } from './orderServer';
import { createOrders, orderColumns, type Order } from './orders';

const server = createOrderServer({ count: 20 });
const columns = orderColumns.map((column) => ({
  ...column,
  editable: ['customer', 'quantity', 'status'].includes(column.field),
}));

export default function EditingServer() {
  const [orders, setOrders] = React.useState(() => createOrders(20));
  const [fault, setFault] = React.useState('');

  const saveOrder = async (order: Order) => {
    const saved = await server.save(order);
    setOrders((list) => list.map((it) => (it.id === saved.id ? saved : it)));
    setFault('');
    return saved;
  };

  return (
    <div>
      <FormControlLabel
        control={<Switch onChange={(event, on) => server.setFailing(on)} />}
        label="Server is down"
      />
      <Box role="group" aria-label="Orders saved on a server" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={orders}
          columns={columns}
          processRowUpdate={saveOrder}
          onProcessRowUpdateError={(error: Error) => setFault(error.message)}
        />
      </Box>
      {fault && <Alert severity="error">Not saved: {fault}</Alert>}
    </div>
  );
}
