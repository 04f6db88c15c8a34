import * as React from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import FileCopyIcon from '@mui/icons-material/FileCopy';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

export default function ColumnDefinitionActions() {
  const [rows, setRows] = React.useState(() => createOrders(8));

  const columns = React.useMemo<GridColDef<Order>[]>(
    () => [
      { field: 'customer', headerName: 'Customer', minWidth: 140, flex: 1 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete order ${id}`}
            onClick={() => setRows((list) => list.filter((item) => item.id !== id))}
          />,
          <GridActionsCellItem
            key="copy"
            icon={<FileCopyIcon fontSize="small" />}
            label="Duplicate"
            showInMenu
            onClick={() =>
              setRows((list) => [...list, { ...row, id: list.at(-1)!.id + 1 }])
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box role="group" aria-label="Orders with actions" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
