import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const profit = [12, 18, 4, -9, -14, 3, 10];
const max = Math.max(...profit);
const min = Math.min(...profit);
// Where zero lies between the top and the bottom of the area.
const zero = max / (max - min);

export default function AreaDemoAboveBelow() {
  const id = React.useId();

  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Profit of seven months: 12, 18, 4, minus 9, minus 14, 3, 10"
    >
      <LineChart
        height={260}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7], label: 'Month' }]}
        series={[{ label: 'Profit', data: profit, area: true, color: '#2e7fd1' }]}
        sx={{ '& .MuiAreaElement-root': { fill: `url("#${id}")` } }}
      >
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset={zero} stopColor="#2e7fd1" stopOpacity={0.5} />
          <stop offset={zero} stopColor="#c2571a" stopOpacity={0.7} />
        </linearGradient>
      </LineChart>
    </Box>
  );
}
