import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', minWidth: 150, flex: 1 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function ColumnDefinitionBasic() {
  return (
    <Box role="group" aria-label="Orders" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
