import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, orderColumns, type Order } from './orders';

export default function ColumnPinningActions() {
  const [rows, setRows] = React.useState(() => createOrders(12));

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      ...orderColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete order ${id}`}
            onClick={() => setRows((list) => list.filter((row) => row.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box
      role="group"
      aria-label="Orders to check"
      sx={{ height: 400, maxWidth: 640 }}
    >
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          pinnedColumns: {
            left: [GRID_CHECKBOX_SELECTION_FIELD, 'id'],
            right: ['actions'],
          },
        }}
      />
    </Box>
  );
}
