import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);

export default function AxisTickLabelInterval() {
  return (
    <Box dir="ltr" role="img" aria-label="Active users over one day, most at noon">
      <LineChart
        height={240}
        xAxis={[
          {
            scaleType: 'point',
            data: hours,
            tickLabelInterval: (hour: number) => hour % 6 === 0,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        series={[
          {
            label: 'Active users',
            color: '#2e7fd1',
            showMark: false,
            data: hours.map((hour) => 400 - Math.abs(12 - hour) * 30),
          },
        ]}
      />
    </Box>
  );
}
