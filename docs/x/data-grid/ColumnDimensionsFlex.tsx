import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments';

const rows = createShipments(20);

const columns: GridColDef<Shipment>[] = [
  { field: 'reference', headerName: 'Reference', width: 110 },
  { field: 'customer', headerName: 'Customer (2)', flex: 2, minWidth: 140 },
  {
    field: 'destination',
    headerName: 'Destination (1)',
    flex: 1,
    minWidth: 120,
    maxWidth: 260,
  },
];

export default function ColumnDimensionsFlex() {
  return (
    <Box role="group" aria-label="Shipments in the whole width" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
