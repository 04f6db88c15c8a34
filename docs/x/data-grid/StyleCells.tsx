import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

const columns: GridColDef<Order>[] = orderColumns.map((column) =>
  column.field === 'total'
    ? {
        ...column,
        headerClassName: 'money-header',
        cellClassName: ({ value }) => (Number(value) >= 200 ? 'high' : 'low'),
      }
    : column,
);

export default function StyleCells() {
  const rows = React.useMemo(() => createOrders(12), []);

  return (
    <Box role="group" aria-label="Orders with marked totals" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        getCellClassName={({ field, value }: GridCellParams<Order>) =>
          field === 'status' && value === 'returned' ? 'returned' : ''
        }
        sx={{
          '& .money-header': { bgcolor: 'action.selected' },
          '& .high': { color: 'light-dark(#1b5e20, #a5d6a7)', fontWeight: 700 },
          '& .low': { color: 'text.secondary' },
          '& .returned': { textDecoration: 'line-through' },
        }}
      />
    </Box>
  );
}
