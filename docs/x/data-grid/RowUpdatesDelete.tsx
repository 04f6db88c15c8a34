import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

export default function RowUpdatesDelete() {
  const [rows, setRows] = React.useState(() => createOrders(12));

  const columns = React.useMemo(
    (): GridColDef<Order>[] => [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="delete"
            icon={<span aria-hidden>✕</span>}
            label={`Delete order ${id}`}
            onClick={() => setRows((list) => list.filter((row) => row.id !== id))}
          />,
        ],
      },
      ...orderColumns.slice(0, 4),
    ],
    [],
  );

  return (
    <div>
      <Box role="group" aria-label="Orders with delete buttons" sx={{ height: 320 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          disableRowSelectionOnClick
          rows={rows}
          columns={columns}
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {rows.length} orders
      </Typography>
    </div>
  );
}
