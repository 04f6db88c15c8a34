import * as React from 'react';
import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import {
  DataGrid,
  getGridDateOperators,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { createOrders, orderColumns } from './orders';

function DayInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day"
        value={item.value ? dayjs(item.value as string) : null}
        onChange={(day) => {
          if (!day || day.isValid()) {
            applyValue({ ...item, value: day?.format('YYYY-MM-DD') });
          }
        }}
        inputRef={focusElementRef}
        slotProps={{ textField: { variant: 'standard' } }}
      />
    </LocalizationProvider>
  );
}

const filterOperators = getGridDateOperators().map((operator) => ({
  ...operator,
  InputComponent: operator.InputComponent && DayInput,
}));
const columns = orderColumns.map((column) =>
  column.type === 'date' ? { ...column, filterOperators } : column,
);
const items = [{ field: 'ordered', operator: 'onOrAfter', value: '2026-06-01' }];

export default function FilterCustomDatePicker() {
  return (
    <Box role="group" aria-label="Orders since June" sx={{ height: 340 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={createOrders(60)}
        columns={columns}
        initialState={{ filter: { filterModel: { items } } }}
      />
    </Box>
  );
}
