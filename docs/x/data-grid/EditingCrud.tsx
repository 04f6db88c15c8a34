import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridRowEditStopReasons } from '@mui/x-data-grid';
import { createCrudColumns } from './editingCrudParts';
import { useEditingCrud } from './useEditingCrud';

export default function EditingCrud() {
  const addId = React.useId();
  const [fault, setFault] = React.useState('');
  const crud = useEditingCrud(() => document.getElementById(addId)?.focus());

  return (
    <div>
      <Button id={addId} onClick={crud.add}>
        Add order
      </Button>
      <Box
        role="group"
        aria-label="Orders to add, edit, delete"
        sx={{ height: 400 }}
      >
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          editMode="row"
          rows={crud.orders}
          columns={createCrudColumns(crud)}
          rowModesModel={crud.modes}
          onRowModesModelChange={crud.setModes}
          onRowEditStop={({ id, reason }) => {
            if (reason === GridRowEditStopReasons.escapeKeyDown) {
              crud.dropDraft(id);
            }
          }}
          processRowUpdate={async (order) => {
            const saved = await crud.save(order);
            setFault('');
            return saved;
          }}
          onProcessRowUpdateError={(error: Error) => setFault(error.message)}
        />
      </Box>
      <Box role="alert">{fault}</Box>
    </div>
  );
}
