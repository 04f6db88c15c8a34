import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StackingNegative() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="More members join than leave in each month"
    >
      <BarChart
        height={240}
        skipAnimation
        layout="horizontal"
        yAxis={[{ scaleType: 'band', data: ['April', 'May', 'June'] }]}
        series={[
          {
            label: 'Joined',
            stack: 'members',
            color: '#3d8b5f',
            data: [42, 35, 51],
          },
          {
            label: 'Left',
            stack: 'members',
            color: '#c2571a',
            data: [-12, -20, -9],
          },
        ]}
      />
    </Box>
  );
}
