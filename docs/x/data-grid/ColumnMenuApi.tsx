import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { createShipments } from './shipments';

const rows = createShipments(20);

const columns = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'destination', headerName: 'Destination', width: 160 },
];

export default function ColumnMenuApi() {
  const apiRef = useGridApiRef();

  return (
    <div>
      <Button onClick={() => apiRef.current.showColumnMenu('destination')}>
        Options of the destination
      </Button>
      <Box role="group" aria-label="Destinations" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
      </Box>
    </div>
  );
}
