import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(15);
const columns = orderColumns.filter(({ field }) => field !== 'product');

export default function RowSelectionSingle() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([2]);
  const order = orders.find(({ id }) => id === selection[0]);

  return (
    <div>
      <Box role="group" aria-label="Orders, select one" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
          rows={orders}
          columns={columns}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {order ? `${order.quantity} × ${order.product}` : 'No order selected'}
      </Typography>
    </div>
  );
}
