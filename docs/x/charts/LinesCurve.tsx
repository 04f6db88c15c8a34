import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = [
  'linear',
  'monotoneX',
  'monotoneY',
  'natural',
  'step',
  'stepBefore',
  'stepAfter',
] as const;

const files = [4, 9, 3, 3, 12, 7];

export default function LinesCurve() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('stepAfter');

  return (
    <div>
      <TextField
        select
        id={React.useId()}
        label="Curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as typeof curve)}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        dir="ltr"
        role="img"
        aria-label={`Files per hour, curve ${curve}: ${files.join(', ')}`}
      >
        <LineChart
          height={240}
          xAxis={[{ data: [1, 2, 3, 4, 5, 6] }]}
          series={[{ curve, data: files, color: '#2e7fd1' }]}
        />
      </Box>
    </div>
  );
}
