import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(50);

export default function SortingBasic() {
  return (
    <Box role="group" aria-label="Orders, newest first" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={orders}
        columns={orderColumns}
        initialState={{
          sorting: { sortModel: [{ field: 'ordered', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
