import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridDensity } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const rows = createShipments(40);

export default function RowHeightDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Box role="group" aria-label="Shipments with a density">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_, next: GridDensity | null) => next && setDensity(next)}
        sx={{ mb: 1, '& button': { textTransform: 'none', px: 1 } }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 320 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          density={density}
          rows={rows}
          columns={shipmentColumns}
        />
      </Box>
    </Box>
  );
}
