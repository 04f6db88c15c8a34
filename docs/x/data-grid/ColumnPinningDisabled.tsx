import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(30);

/** The order stays frozen, the date cannot be frozen; the others can. */
const columns = orderColumns.map((column) =>
  ['id', 'ordered'].includes(column.field) ? { ...column, pinnable: false } : column,
);

export default function ColumnPinningDisabled() {
  return (
    <Box role="group" aria-label="Orders by number" sx={{ height: 320 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        density="compact"
        rows={orders}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['id'] } }}
      />
    </Box>
  );
}
