import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const shipments = createShipments(30);
const heaviest: GridSortModel = [{ field: 'weight', sort: 'desc' }];
const nextToLeave: GridSortModel = [{ field: 'departure', sort: 'asc' }];

export default function SortingControlled() {
  const [sortModel, setSortModel] = React.useState(nextToLeave);

  return (
    <div>
      <Stack direction="row" flexWrap="wrap" gap={1} sx={{ mb: 1 }}>
        <Button onClick={() => setSortModel(nextToLeave)}>Next to leave</Button>
        <Button onClick={() => setSortModel(heaviest)}>Heaviest</Button>
        <Button onClick={() => setSortModel([])}>Unsorted</Button>
      </Stack>
      <Box role="group" aria-label="Shipments, sorted" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={shipments}
          columns={shipmentColumns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </Box>
    </div>
  );
}
