import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGrid, GridCellEditStopReasons } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const shipments = createShipments(12);
const columns = shipmentColumns
  .slice(0, 4)
  .map((column) => ({ ...column, editable: true }));
const { escapeKeyDown, cellFocusOut } = GridCellEditStopReasons;

export default function RecipesEditingStop() {
  const [ignored, setIgnored] = React.useState([escapeKeyDown, cellFocusOut]);

  const createOption = (reason: GridCellEditStopReasons) => (
    <Checkbox
      checked={ignored.includes(reason)}
      onChange={(event, checked) =>
        setIgnored((old) =>
          checked ? [...old, reason] : old.filter((it) => it !== reason),
        )
      }
    />
  );

  return (
    <div>
      <FormControlLabel
        control={createOption(escapeKeyDown)}
        label="Ignore Escape"
      />
      <FormControlLabel control={createOption(cellFocusOut)} label="Ignore blur" />
      <Box role="group" aria-label="Shipments that stay open" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
          rows={shipments}
          columns={columns}
          onCellEditStop={({ reason }, event) => {
            if (reason && ignored.includes(reason)) {
              event.defaultMuiPrevented = true;
            }
          }}
        />
      </Box>
    </div>
  );
}
