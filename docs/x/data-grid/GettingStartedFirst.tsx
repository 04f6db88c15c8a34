import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, customer: 'Amara Okafor', product: 'Desk lamp', total: 98 },
  { id: 2, customer: 'Daniel Weber', product: 'Office chair', total: 219 },
  { id: 3, customer: 'Chiara Romano', product: 'Headphones', total: 129 },
];

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];

export default function GettingStartedFirst() {
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
