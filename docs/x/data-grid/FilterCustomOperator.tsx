import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridStringOperators,
  GridFilterInputValue,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

const doesNotContain: GridFilterOperator<Order, string> = {
  value: 'doesNotContain',
  label: 'does not contain',
  getApplyFilterFn: (item) => {
    const text = String(item.value ?? '').toLowerCase();
    return text ? ({ value }) => !value?.toLowerCase().includes(text) : null;
  },
  InputComponent: GridFilterInputValue,
};

const columns = orderColumns.map((column) =>
  column.field === 'product'
    ? { ...column, filterOperators: [...getGridStringOperators(), doesNotContain] }
    : column,
);

const notDeskLamp = {
  items: [{ field: 'product', operator: 'doesNotContain', value: 'desk' }],
};

export default function FilterCustomOperator() {
  return (
    <Box role="group" aria-label="Orders without desk lamps" sx={{ height: 340 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={createOrders(60)}
        columns={columns}
        initialState={{ filter: { filterModel: notDeskLamp } }}
      />
    </Box>
  );
}
