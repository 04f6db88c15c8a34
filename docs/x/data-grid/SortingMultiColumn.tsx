import Box from '@mui/material/Box';
import { DataGridPro, type GridSortModel } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(40);
const sortModel: GridSortModel = [
  { field: 'country', sort: 'asc' },
  { field: 'total', sort: 'desc' },
];

export default function SortingMultiColumn() {
  return (
    <Box role="group" aria-label="Orders by country and total" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        initialState={{ sorting: { sortModel } }}
      />
    </Box>
  );
}
