import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders } from './orders';

const orders = createOrders(24).map(({ id, customer, country, total }) => ({
  id,
  total,
  buyer: { name: customer, country },
}));

type OrderOfBuyer = (typeof orders)[number];

const columns: GridColDef<OrderOfBuyer>[] = [
  { field: 'id', headerName: 'Order' },
  {
    field: 'buyer',
    headerName: 'Buyer',
    flex: 1,
    minWidth: 160,
    valueGetter: ({ row }) => row.buyer?.name,
    groupingValueGetter: ({ row }) => row.buyer.name,
  },
  {
    field: 'size',
    headerName: 'Size',
    groupingValueGetter: ({ row }) => (row.total < 200 ? 'Small' : 'Large'),
    valueGetter: ({ row }) =>
      row.total === undefined ? '' : row.total < 200 ? 'Small' : 'Large',
  },
  { field: 'total', headerName: 'Total (€)', type: 'number' },
];

export default function RowGroupingObjects() {
  return (
    <Box role="group" aria-label="Orders by size and buyer" sx={{ height: 400 }}>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        initialState={{ rowGrouping: { model: ['size', 'buyer'] } }}
        defaultGroupingExpansionDepth={1}
      />
    </Box>
  );
}
