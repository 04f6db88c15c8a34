import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

export default function BarDemoTarget() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Invoices per week, goal 40: 32, 45, 38 and 51"
    >
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['W1', 'W2', 'W3', 'W4'] }]}
        series={[{ label: 'Invoices', data: [32, 45, 38, 51], color: '#2e7fd1' }]}
        skipAnimation
      >
        <ChartsReferenceLine
          y={40}
          label="Goal"
          labelAlign="start"
          lineStyle={{ stroke: 'currentColor', strokeDasharray: '6 4' }}
        />
      </BarChart>
    </Box>
  );
}
