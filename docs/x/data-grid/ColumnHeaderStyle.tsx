import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments';

const rows = createShipments(20);

const columns: GridColDef<Shipment>[] = [
  { field: 'customer', headerName: 'Customer', minWidth: 150, flex: 1 },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    align: 'center',
    headerAlign: 'center',
    headerClassName: 'highlighted',
  },
];

export default function ColumnHeaderStyle() {
  return (
    <Box
      role="group"
      aria-label="Shipments with coloured headers"
      sx={{
        height: 300,
        [`& .${gridClasses.columnHeader}`]: { bgcolor: 'action.selected' },
        [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' },
        '& .highlighted': {
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '& svg': { color: 'inherit' },
        },
      }}
    >
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
