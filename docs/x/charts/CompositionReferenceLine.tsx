import Box from '@mui/material/Box';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

export default function CompositionReferenceLine() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Queue from 0 to 4: 22, 31, 38, then above its limit of 50 after release 2: 57, 66"
    >
      <LineChart
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ data: [0, 1, 2, 3, 4], tickMinStep: 1 }]}
        yAxis={[{ min: 0, max: 80 }]}
        series={[{ color: '#2e7fd1', data: [22, 31, 38, 57, 66] }]}
      >
        <ChartsReferenceLine
          y={50}
          label="Limit"
          labelAlign="start"
          lineStyle={{ stroke: '#c2571a', strokeDasharray: '6 4' }}
        />
        <ChartsReferenceLine x={2} label="Release 2" labelAlign="start" />
      </LineChart>
    </Box>
  );
}
