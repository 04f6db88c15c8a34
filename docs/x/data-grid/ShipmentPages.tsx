import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

export default function ShipmentPages() {
  const rows = React.useMemo(() => createShipments(240), []);
  const [model, setModel] = React.useState<GridPaginationModel>({
    page: 3,
    pageSize: 10,
  });

  return (
    <div>
      <Box role="group" aria-label="Shipments by page" sx={{ height: 460 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={shipmentColumns}
          density="compact"
          pageSizeOptions={[10, 20, 50]}
          paginationModel={model}
          onPaginationModelChange={setModel}
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        page: {model.page}, pageSize: {model.pageSize}
      </Typography>
    </div>
  );
}
