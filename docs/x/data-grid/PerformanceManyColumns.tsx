import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { sensorColumns, sensorRows } from './performanceColumns';

export default function PerformanceManyColumns() {
  return (
    <Box role="group" aria-label="Sensors by the hour" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={sensorRows}
        columns={sensorColumns}
        columnBuffer={2}
        density="compact"
      />
    </Box>
  );
}
