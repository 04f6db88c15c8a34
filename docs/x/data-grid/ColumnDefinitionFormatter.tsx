import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const rows = createOrders(20);
const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', minWidth: 150, flex: 1 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }: { value?: number }) =>
      value === undefined ? '' : euros.format(value),
  },
  {
    field: 'discount',
    headerName: 'Discount',
    type: 'number',
    width: 110,
    valueGetter: ({ row }) => (row.quantity > 2 ? 0.1 : 0),
    valueFormatter: ({ value }: { value: number }) => percent.format(value),
  },
];

export default function ColumnDefinitionFormatter() {
  return (
    <Box role="group" aria-label="Order totals" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
