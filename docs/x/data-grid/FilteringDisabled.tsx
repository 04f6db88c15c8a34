import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbarFilterButton } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(40);
const filterable = ['country', 'status'];

const columns = orderColumns.map((column) => ({
  ...column,
  filterable: filterable.includes(column.field),
}));

export default function FilteringDisabled() {
  return (
    <Box role="group" aria-label="Orders by country or status" sx={{ height: 320 }}>
      <DataGrid
        density="compact"
        rows={orders}
        columns={columns}
        slots={{ toolbar: GridToolbarFilterButton }}
        slotProps={{ baseButton: { 'aria-label': undefined } }}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
