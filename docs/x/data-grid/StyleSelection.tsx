import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridRowSelectionModel } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const GREEN = 'light-dark(#d7f0d9, #1f4a24)';
const DARKER_GREEN = 'light-dark(#bfe6c3, #2a6231)';

export default function StyleSelection() {
  const rows = React.useMemo(() => createShipments(20), []);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([1, 2]);

  return (
    <Box role="group" aria-label="Shipments, two selected" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={shipmentColumns}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        sx={{
          [`& .${gridClasses.row}.Mui-selected`]: {
            bgcolor: GREEN,
            '&:hover': { bgcolor: DARKER_GREEN },
          },
        }}
      />
    </Box>
  );
}
