import Box from '@mui/material/Box';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 5, 9, 13, 17].map((day) => new Date(2024, 4, day));
const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

export default function LineDemoDate() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Errors per day in May: 4, 5, then a release on the 7th, 18, 9, 6"
    >
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'time',
            data: days,
            tickNumber: 4,
            valueFormatter: (day: Date) => format.format(day),
          },
        ]}
        series={[{ label: 'Errors', data: [4, 5, 18, 9, 6], color: '#2e7fd1' }]}
      >
        <ChartsReferenceLine
          x={new Date(2024, 4, 7)}
          label="Release"
          labelAlign="end"
          lineStyle={{ stroke: 'currentColor' }}
        />
      </LineChart>
    </Box>
  );
}
