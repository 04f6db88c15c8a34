import Box from '@mui/material/Box';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LineDemoThreshold() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Disk use per day in percent: 61, 68, 74, 83, 79; limit 80, exceeded on day 4"
    >
      <LineChart
        height={260}
        xAxis={[{ data: [1, 2, 3, 4, 5], tickMinStep: 1, label: 'Day' }]}
        yAxis={[{ min: 50, max: 100 }]}
        series={[
          { label: 'Disk (%)', data: [61, 68, 74, 83, 79], color: '#2e7fd1' },
        ]}
      >
        <ChartsReferenceLine
          y={80}
          label="Limit"
          labelAlign="start"
          lineStyle={{ stroke: 'currentColor', strokeDasharray: '6 4' }}
        />
      </LineChart>
    </Box>
  );
}
