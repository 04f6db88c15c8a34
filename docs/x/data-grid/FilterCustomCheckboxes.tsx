import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  GridToolbarFilterButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, orderColumns } from './orders';

const orders = createOrders(60);

function StatusPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen = (items[0]?.value ?? []) as string[];

  const toggle = (status: string, isChosen: boolean) => {
    const value = isChosen
      ? [...chosen, status]
      : chosen.filter((other) => other !== status);
    apiRef.current.setFilterModel({
      items: value.length ? [{ field: 'status', operator: 'isAnyOf', value }] : [],
    });
  };

  return (
    <FormGroup role="group" aria-label="Status" sx={{ p: 2 }}>
      {ORDER_STATUSES.map((status) => (
        <FormControlLabel
          key={status}
          label={status}
          checked={chosen.includes(status)}
          onChange={(_, isChosen) => toggle(status, isChosen)}
          control={<Checkbox size="small" />}
        />
      ))}
    </FormGroup>
  );
}

const columns = orderColumns.map((column) => ({
  ...column,
  filterable: column.field === 'status',
}));

export default function FilterCustomCheckboxes() {
  return (
    <Box role="group" aria-label="Orders by status" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        slots={{ toolbar: GridToolbarFilterButton, filterPanel: StatusPanel }}
        slotProps={{ baseButton: { 'aria-label': undefined } }}
      />
    </Box>
  );
}
