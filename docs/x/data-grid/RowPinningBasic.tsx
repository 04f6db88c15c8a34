import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns, type Order } from './orders';

const rows = createOrders(30);
const columns = orderColumns.slice(1, 6);

const totals = {
  id: 0,
  customer: 'All orders',
  quantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
  total: rows.reduce((sum, { total }) => sum + total, 0),
} as Order;

const pinnedRows = { bottom: [totals] };

export default function RowPinningBasic() {
  return (
    <Box role="group" aria-label="Orders with totals" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </Box>
  );
}
