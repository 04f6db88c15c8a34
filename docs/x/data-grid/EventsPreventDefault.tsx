import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

const rows = createOrders(20);
const columns: GridColDef<Order>[] = orderColumns.map((column) => ({
  ...column,
  editable: column.field !== 'id',
}));

export default function EventsPreventDefault() {
  return (
    <Box role="group" aria-label="Orders edited by Enter" sx={{ height: 320 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        onCellDoubleClick={(params, event) => {
          event.defaultMuiPrevented = true;
        }}
      />
    </Box>
  );
}
