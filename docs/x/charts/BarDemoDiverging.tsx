import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const change = { stack: 'change' };

export default function BarDemoDiverging() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Users who joined, above zero, and left, below zero: 30 and 12, 42 and 18, 25 and 31"
    >
      <BarChart
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar'] }]}
        yAxis={[{ valueFormatter: (value: number) => `${Math.abs(value)}` }]}
        series={[
          { label: 'Joined', data: [30, 42, 25], ...change },
          { label: 'Left', data: [-12, -18, -31], ...change },
        ]}
        skipAnimation
      >
        <ChartsReferenceLine y={0} lineStyle={{ stroke: 'currentColor' }} />
      </BarChart>
    </Box>
  );
}
