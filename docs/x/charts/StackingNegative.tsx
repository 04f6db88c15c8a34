import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function StackingNegative() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Members joined and left: April 42 and 12, May 35 and 20, June 51 and 9"
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
