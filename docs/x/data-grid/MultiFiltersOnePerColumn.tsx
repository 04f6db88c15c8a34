import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  GridLogicOperator,
  GridToolbarFilterButton,
} from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(80);

/** The column of this form, and those without a filter. */
function filterColumns({ field, columns, currentFilters }: FilterColumnsArgs) {
  const used = currentFilters.map((item) => item.field);
  return columns
    .map((column) => column.field)
    .filter((other) => other === field || !used.includes(other));
}

/** The next column without a filter; null if there is none. */
function getColumnForNewFilter({
  columns,
  currentFilters,
}: GetColumnForNewFilterArgs) {
  const used = currentFilters.map((item) => item.field);
  return columns.find(({ field }) => !used.includes(field))?.field ?? null;
}

export default function MultiFiltersOnePerColumn() {
  return (
    <Box role="group" aria-label="One filter per column" sx={{ height: 360 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: GridToolbarFilterButton }}
        slotProps={{
          baseButton: { 'aria-label': undefined },
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            filterFormProps: { filterColumns },
            getColumnForNewFilter,
          },
        }}
      />
    </Box>
  );
}
