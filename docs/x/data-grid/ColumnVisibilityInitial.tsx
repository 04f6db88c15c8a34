import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);

export default function ColumnVisibilityInitial() {
  return (
    <Box role="group" aria-label="Orders, some columns hidden" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        initialState={{
          columns: {
            columnVisibilityModel: {
              id: false,
              country: false,
              ordered: false,
            },
          },
        }}
      />
    </Box>
  );
}
