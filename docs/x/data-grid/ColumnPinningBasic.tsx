import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(40);

export default function ColumnPinningBasic() {
  return (
    <Box
      role="group"
      aria-label="Orders with frozen columns"
      sx={{ height: 400, maxWidth: 640 }}
    >
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        initialState={{ pinnedColumns: { left: ['id'], right: ['status'] } }}
      />
    </Box>
  );
}
