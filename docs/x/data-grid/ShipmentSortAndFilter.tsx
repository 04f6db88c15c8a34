import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

function ShipmentToolbar() {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'space-between' }}>
      <GridToolbarQuickFilter />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

export default function ShipmentSortAndFilter() {
  const rows = React.useMemo(() => createShipments(1000), []);

  return (
    <Box
      role="group"
      aria-label="Delayed shipments, heaviest first"
      sx={{ height: 480 }}
    >
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={shipmentColumns}
        slots={{ toolbar: ShipmentToolbar }}
        initialState={{
          sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] },
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'is', value: 'delayed' }],
            },
          },
        }}
      />
    </Box>
  );
}
