import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const price: GridColTypeDef<number, string> = {
  type: 'number',
  valueFormatter: ({ value }) => `${value.toFixed(2)} €`,
};

const columns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', minWidth: 130, flex: 1 },
  { ...price, field: 'total', headerName: 'Total' },
  {
    ...price,
    field: 'vat',
    headerName: 'VAT',
    valueGetter: ({ row }) => row.total * 0.19,
  },
];

const rows = createOrders(20);

export default function CustomColumnsPrice() {
  return (
    <Box role="group" aria-label="Orders with prices" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
