import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

export default function RowRecipesDeleteSelected() {
  const [rows, setRows] = React.useState(() => createOrders(20));
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([2, 3]);

  const deleteSelected = () => {
    const ids = new Set(selected);
    setRows((list) => list.filter(({ id }) => !ids.has(id)));
    setSelected([]);
  };

  return (
    <Box role="group" aria-label="Orders to delete">
      <Button
        color="error"
        variant="outlined"
        disabled={selected.length === 0}
        onClick={deleteSelected}
        sx={{ mb: 1 }}
      >
        Delete {selected.length} orders
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          checkboxSelection
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
    </Box>
  );
}
