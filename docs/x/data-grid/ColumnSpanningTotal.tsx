import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders } from './orders';

const orders = createOrders(4);
const total = orders.reduce((sum, order) => sum + order.total, 0);

const rows = [
  ...orders.map(({ id, product, quantity, total: price }) => ({
    id: String(id),
    product,
    quantity,
    price,
  })),
  { id: 'total', product: 'Total', quantity: null, price: total },
];

type Row = (typeof rows)[number];
const isTotal = (row: Row) => row.id === 'total';

const fixed = { sortable: false, filterable: false };

const columns: GridColDef<Row>[] = [
  {
    ...fixed,
    field: 'product',
    headerName: 'Product',
    width: 160,
    colSpan: ({ row }) => (isTotal(row) ? 2 : 1),
    cellClassName: ({ row }) => (isTotal(row) ? 'total' : ''),
  },
  { ...fixed, field: 'quantity', headerName: 'Quantity', type: 'number' },
  { ...fixed, field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

export default function ColumnSpanningTotal() {
  return (
    <div role="group" aria-label="Order with a total">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        sx={{ '& .total': { fontWeight: 'bold' } }}
      />
    </div>
  );
}
