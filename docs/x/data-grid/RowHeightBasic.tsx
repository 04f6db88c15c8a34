import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(50);

export default function RowHeightBasic() {
  return (
    <Box role="group" aria-label="Orders in low rows" sx={{ height: 320 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rowHeight={32}
        columnHeaderHeight={40}
        rows={rows}
        columns={orderColumns}
      />
    </Box>
  );
}
