import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function AreaDemoGradient() {
  const id = React.useId();

  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Sessions per day: 210, 260, 240, 320, 380, 360"
    >
      <LineChart
        height={260}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6], label: 'Day' }]}
        series={[
          {
            label: 'Sessions',
            data: [210, 260, 240, 320, 380, 360],
            area: true,
            showMark: false,
            color: '#2e7fd1',
          },
        ]}
        sx={{ '& .MuiAreaElement-root': { fill: `url("#${id}")` } }}
      >
        <linearGradient id={id} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor="#2e7fd1" stopOpacity={0.7} />
          <stop offset="100%" stopColor="#2e7fd1" stopOpacity={0} />
        </linearGradient>
      </LineChart>
    </Box>
  );
}
