import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(50);

export default function LayoutFlex() {
  return (
    <Box sx={{ height: 420, display: 'flex', flexDirection: 'column' }}>
      <Typography component="h3" variant="h6">
        Orders
      </Typography>
      <Box role="group" aria-label="Orders" sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
        />
      </Box>
    </Box>
  );
}
