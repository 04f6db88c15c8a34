import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const columns = shipmentColumns.map((column) => ({
  ...column,
  hideable: column.field !== 'reference',
}));

export default function ColumnVisibilityHideable() {
  const shipments = React.useMemo(() => createShipments(60, 3), []);

  return (
    <Box role="group" aria-label="Shipments with references" sx={{ height: 340 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        density="compact"
        rows={shipments}
        columns={columns}
      />
    </Box>
  );
}
