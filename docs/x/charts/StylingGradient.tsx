import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StylingGradient() {
  const gradient = React.useId();

  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Downloads of five weeks, highest in week 3: 210, 340, 520, 430, 460"
    >
      <LineChart
        height={240}
        series={[
          {
            area: true,
            showMark: false,
            curve: 'monotoneX',
            color: '#2e7fd1',
            label: 'Downloads',
            data: [210, 340, 520, 430, 460],
          },
        ]}
        sx={{ '& .MuiAreaElement-root': { fill: `url("#${gradient}")` } }}
      >
        <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0%" stopColor="#2e7fd1" stopOpacity={0.7} />
          <stop offset="100%" stopColor="#2e7fd1" stopOpacity={0} />
        </linearGradient>
      </LineChart>
    </Box>
  );
}
