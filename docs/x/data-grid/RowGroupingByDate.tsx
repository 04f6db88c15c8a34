import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { createOrders, orderColumns, type Order } from './orders';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long' });

const columns: GridColDef<Order>[] = [
  ...orderColumns.map((column) => ({ ...column, groupable: false })),
  {
    field: 'year',
    headerName: 'Year',
    groupingValueGetter: ({ row }) => row.ordered.getFullYear(),
  },
  {
    field: 'month',
    headerName: 'Month',
    type: 'number',
    groupingValueGetter: ({ row }) => row.ordered.getMonth(),
    renderCell: ({ value }: GridRenderCellParams<Order, number>) =>
      value === undefined ? '' : month.format(new Date(2026, value)),
  },
];

export default function RowGroupingByDate() {
  const rows = React.useMemo(() => createOrders(60), []);

  return (
    <Box role="group" aria-label="Orders by year and month" sx={{ height: 420 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ mainGroupingCriteria: 'month', headerName: 'Period' }}
        initialState={{
          rowGrouping: { model: ['year', 'month'] },
          columns: { columnVisibilityModel: { year: false, month: false } },
        }}
      />
    </Box>
  );
}
