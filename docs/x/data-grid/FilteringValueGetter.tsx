import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', minWidth: 150, flex: 1 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  {
    field: 'price',
    headerName: 'Price per piece',
    type: 'number',
    width: 150,
    valueGetter: ({ row }) => row.total / row.quantity,
    valueFormatter: ({ value }: { value?: number }) => `€ ${value}.00`,
  },
];

const greaterThan100 = {
  items: [{ field: 'price', operator: '>', value: 100 }],
};

export default function FilteringValueGetter() {
  return (
    <div role="group" aria-label="Price per piece over 100">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        density="compact"
        rows={createOrders(12)}
        columns={columns}
        initialState={{ filter: { filterModel: greaterThan100 } }}
      />
    </div>
  );
}
