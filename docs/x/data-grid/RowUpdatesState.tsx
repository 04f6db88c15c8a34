import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const generated = createOrders(60);

export default function RowUpdatesState() {
  const [rows, setRows] = React.useState(generated.slice(0, 4));
  const addOrder = () =>
    setRows((list) => [...list, ...generated.slice(list.length, list.length + 1)]);
  const payAll = () =>
    setRows((list) => list.map((order) => ({ ...order, status: 'paid' })));

  return (
    <Box role="group" aria-label="Orders that change">
      <Button onClick={addOrder}>Add order</Button>
      <Button onClick={payAll}>Mark all as paid</Button>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        rows={rows}
        columns={orderColumns}
      />
    </Box>
  );
}
