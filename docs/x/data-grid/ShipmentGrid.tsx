import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

export default function ShipmentGrid() {
  const rows = React.useMemo(() => createShipments(1000), []);

  return (
    <Box role="group" aria-label="Shipments" sx={{ height: 480 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={shipmentColumns}
      />
    </Box>
  );
}
