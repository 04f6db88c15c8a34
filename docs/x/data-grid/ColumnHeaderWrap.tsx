import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Name of the customer on the invoice',
    width: 140,
  },
  { field: 'country', headerName: 'Country the parcel is sent to', width: 140 },
  {
    field: 'quantity',
    headerName: 'Ordered pieces including free ones',
    type: 'number',
    width: 140,
  },
];

export default function ColumnHeaderWrap() {
  return (
    <Box role="group" aria-label="Orders with long headers" sx={{ height: 320 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        columnHeaderHeight={80}
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: {
            whiteSpace: 'normal',
            lineHeight: 1.3,
          },
        }}
      />
    </Box>
  );
}
