import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

function QuantitySlider({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Box sx={{ px: 1.5, pt: 2 }}>
      <Slider
        aria-label="Smallest quantity"
        marks
        min={1}
        max={4}
        value={Number(item.value ?? 1)}
        onChange={(_, value) => applyValue({ ...item, value })}
      />
    </Box>
  );
}

const atLeast: GridFilterOperator<Order, number> = {
  value: 'atLeast',
  label: 'at least',
  getApplyFilterFn: (item) =>
    item.value ? ({ value = 0 }) => value >= Number(item.value) : null,
  InputComponent: QuantitySlider,
};

const columns = orderColumns.map((column) =>
  column.field === 'quantity' ? { ...column, filterOperators: [atLeast] } : column,
);

const items = [{ field: 'quantity', operator: 'atLeast', value: 3 }];

export default function FilterCustomSlider() {
  return (
    <Box role="group" aria-label="Orders of at least three" sx={{ height: 340 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={createOrders(60)}
        columns={columns}
        initialState={{ filter: { filterModel: { items } } }}
      />
    </Box>
  );
}
