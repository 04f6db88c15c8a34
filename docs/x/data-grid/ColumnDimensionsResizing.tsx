import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from './shipments';

const rows = createShipments(20);

const columns: GridColDef<Shipment>[] = [
  { field: 'reference', headerName: 'Reference', resizable: false },
  {
    field: 'customer',
    headerName: 'Customer',
    width: 150,
    minWidth: 90,
    maxWidth: 260,
  },
  { field: 'destination', headerName: 'Destination', flex: 1, minWidth: 120 },
];

export default function ColumnDimensionsResizing() {
  const [message, setMessage] = React.useState('Drag the edge of a header.');

  return (
    <div>
      <Box role="group" aria-label="Resizable columns" sx={{ height: 300 }}>
        <DataGridPro
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setMessage(`${colDef.headerName}: ${Math.round(width)} px`)
          }
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
