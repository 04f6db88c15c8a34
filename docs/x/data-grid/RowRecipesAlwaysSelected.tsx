import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { teamColumns, teams } from './rowRecipesData';

const REQUIRED = [1, 5];

export default function RowRecipesAlwaysSelected() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>(REQUIRED);

  return (
    <Box role="group" aria-label="Teams to invite" sx={{ maxWidth: 520 }}>
      <DataGrid
        autoHeight
        checkboxSelection
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
        rows={teams}
        columns={teamColumns}
        rowSelectionModel={selected}
        onRowSelectionModelChange={(ids) =>
          setSelected([...new Set([...REQUIRED, ...ids])])
        }
      />
    </Box>
  );
}
