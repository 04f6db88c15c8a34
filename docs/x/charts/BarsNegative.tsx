import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function BarsNegative() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Profit: Q1 12, Q2 minus 8, Q3 minus 3, Q4 20 thousand euros"
    >
      <BarChart
        height={260}
        colors={['#2e7fd1']}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[{ label: 'Profit (€1,000)', data: [12, -8, -3, 20] }]}
        skipAnimation
      >
        <ChartsReferenceLine y={0} lineStyle={{ stroke: 'currentColor' }} />
      </BarChart>
    </Box>
  );
}
