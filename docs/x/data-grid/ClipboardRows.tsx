import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const rows = createShipments(12);

export default function ClipboardRows() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([1, 3]);

  return (
    <div>
      <Box role="group" aria-label="Shipments to copy" sx={{ height: 300, mb: 2 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={shipmentColumns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          clipboardCopyCellDelimiter="; "
          unstable_ignoreValueFormatterDuringExport={{ clipboardExport: true }}
        />
      </Box>
      <TextField multiline fullWidth minRows={3} label="Paste here" />
    </div>
  );
}
