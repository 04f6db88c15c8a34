import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

export default function ShipmentSelection() {
  const rows = React.useMemo(() => createShipments(60), []);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([1, 3]);
  const load = rows
    .filter(({ id }) => selection.includes(id))
    .reduce((sum, { weight }) => sum + weight, 0);

  return (
    <div>
      <Box role="group" aria-label="Shipments to load" sx={{ height: 400 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={shipmentColumns}
          checkboxSelection
          disableRowSelectionOnClick
          isRowSelectable={({ row }) => row.status !== 'delivered'}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {selection.length} selected, {load} kg in total
      </Typography>
    </div>
  );
}
