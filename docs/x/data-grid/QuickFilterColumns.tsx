import * as React from 'react';
import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'id',
    headerName: 'Order',
    width: 80,
    getApplyQuickFilterFn: undefined,
  },
  { field: 'customer', headerName: 'Customer', minWidth: 150, flex: 1 },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 120,
    getApplyQuickFilterFn:
      (word: string) =>
      ({ value }) =>
        String(value).includes(word),
  },
];

export default function QuickFilterColumns() {
  return (
    <div role="group" aria-label="Orders, part of a total">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        rows={createOrders(20)}
        columns={columns}
        slots={{ toolbar: GridToolbarQuickFilter }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['2'] } },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
