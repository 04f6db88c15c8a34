import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, orderColumns, type Order } from './orders';

const orders = createOrders(16).map((order) => ({
  ...order,
  shelf: `A${order.quantity * 3}`,
}));
const natural = new Intl.Collator('en', { numeric: true });

const columns: GridColDef<Order>[] = [
  { field: 'shelf', headerName: 'Shelf', sortComparator: natural.compare },
  ...orderColumns.map((column) =>
    column.field === 'status'
      ? {
          ...column,
          sortComparator: (one: Order['status'], other: Order['status']) =>
            ORDER_STATUSES.indexOf(one) - ORDER_STATUSES.indexOf(other),
        }
      : column,
  ),
];

export default function SortingComparator() {
  return (
    <Box role="group" aria-label="Orders from open to returned" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { id: false, country: false } },
          sorting: { sortModel: [{ field: 'status', sort: 'asc' }] },
        }}
      />
    </Box>
  );
}
