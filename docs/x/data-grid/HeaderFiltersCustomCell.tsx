import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  gridFilterModelSelector,
  type GridHeaderFilterCellProps,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order, orderColumns } from './orders';

function StatusChips({ colDef: { field }, item }: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const current = items.find((other) => other.field === field);

  return (
    <Stack direction="row" spacing={0.5} role="group" aria-label="Status">
      {['open', 'paid'].map((value) => (
        <Chip
          key={value}
          size="small"
          label={value}
          variant={current?.value === value ? 'filled' : 'outlined'}
          aria-pressed={current?.value === value}
          onClick={() =>
            current?.value === value
              ? apiRef.current.deleteFilterItem(current)
              : apiRef.current.upsertFilterItem({ ...item, operator: 'is', value })
          }
        />
      ))}
    </Stack>
  );
}

const columns: GridColDef<Order>[] = orderColumns.slice(1).map((column) =>
  column.field === 'status'
    ? {
        ...column,
        width: 140,
        renderHeaderFilter: (props) => <StatusChips {...props} />,
      }
    : column,
);

export default function HeaderFiltersCustomCell() {
  return (
    <Box role="group" aria-label="Orders, chips in a header" sx={{ height: 360 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={createOrders(80)}
        columns={columns}
        unstable_headerFilters
      />
    </Box>
  );
}
