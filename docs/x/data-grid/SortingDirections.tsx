import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

const orders = createOrders(20);
const columns = orderColumns.map((column): GridColDef<Order> => {
  switch (column.field) {
    case 'total':
      return { ...column, sortingOrder: ['desc', 'asc'] };
    case 'country':
      return { ...column, sortable: false };
    default:
      return column;
  }
});

export default function SortingDirections() {
  return (
    <Box role="group" aria-label="Orders, always sorted" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={columns}
        sortingOrder={['asc', 'desc']}
        hideFooter
      />
    </Box>
  );
}
