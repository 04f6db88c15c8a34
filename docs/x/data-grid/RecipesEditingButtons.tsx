import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowEditStopReasons,
  GridRowModes,
  type GridRowModesModel,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const shipments = createShipments(8);
const columns = shipmentColumns.map((column) => ({ ...column, editable: true }));

export default function RecipesEditingButtons() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([2]);
  const editButton = React.useRef<HTMLButtonElement>(null);
  const [editedId] = Object.keys(modes);

  const setMode = (mode: GridRowModes, rest = {}) =>
    setModes({ [editedId ?? selection[0]!]: { mode, ...rest } });
  const toggle = () =>
    editedId
      ? setMode(GridRowModes.View)
      : setMode(GridRowModes.Edit, { fieldToFocus: 'customer' });
  const cancel = () => {
    setMode(GridRowModes.View, { ignoreModifications: true });
    editButton.current?.focus();
  };

  return (
    <div>
      <Button ref={editButton} disabled={!selection.length} onClick={toggle}>
        {editedId ? 'Save' : 'Edit'}
      </Button>
      {editedId && <Button onClick={cancel}>Cancel</Button>}
      <Box role="group" aria-label="Shipments and buttons" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          editMode="row"
          hideFooter
          rows={shipments}
          columns={columns}
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          onRowEditStop={({ reason }, event) => {
            if (reason === GridRowEditStopReasons.rowFocusOut) {
              event.defaultMuiPrevented = true;
            }
          }}
        />
      </Box>
    </div>
  );
}
