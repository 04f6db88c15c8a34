import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DataGrid, type GridDensity } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const DENSITIES: GridDensity[] = ['compact', 'standard', 'comfortable'];
const rows = createOrders(20);

export default function AccessibilityDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <div>
      <RadioGroup
        row
        aria-label="Density"
        value={density}
        onChange={(_event, value) => setDensity(value as GridDensity)}
      >
        {DENSITIES.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            label={name}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      <Box role="group" aria-label="Orders by density" sx={{ height: 340 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          density={density}
          rows={rows}
          columns={orderColumns}
        />
      </Box>
    </div>
  );
}
