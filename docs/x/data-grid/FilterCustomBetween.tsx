import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';
import { RangeInput } from './RangeInput';

type Range = (number | null)[];

const between: GridFilterOperator<Order, number> = {
  value: 'between',
  label: 'is between',
  getApplyFilterFn: (item) => {
    const [from, to] = (item.value ?? []) as Range;
    return ({ value = 0 }) => value >= (from ?? 0) && value <= (to ?? Infinity);
  },
  InputComponent: RangeInput,
  getValueAsString: (range: Range) => range.join(' to '),
};

const filterOperators = [between, ...getGridNumericOperators()];
const columns = orderColumns.map((column) =>
  column.field === 'total' ? { ...column, filterOperators } : column,
);
const rows = createOrders(60);
const items = [{ field: 'total', operator: 'between', value: ['100', '300'] }];

export default function FilterCustomBetween() {
  return (
    <Box role="group" aria-label="Orders from 100 to 300 €" sx={{ height: 340 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        initialState={{ filter: { filterModel: { items } } }}
      />
    </Box>
  );
}
