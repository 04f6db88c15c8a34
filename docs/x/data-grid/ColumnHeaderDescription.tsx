import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createShipments } from './shipments';

const rows = createShipments(20);

const columns = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  {
    field: 'weight',
    headerName: 'Weight',
    description: 'Gross weight in kilograms, with packaging',
    type: 'number',
    width: 120,
  },
];

export default function ColumnHeaderDescription() {
  return (
    <Box role="group" aria-label="Weights of shipments" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
