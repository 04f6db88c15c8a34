import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import ChartTable from './ChartTable';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const series = [
  {
    label: 'Active users',
    color: '#2e7fd1',
    showMark: false,
    data: hours.map((hour) => 400 - Math.abs(12 - hour) * 30),
  },
];
const toTime = (hour: number) => `${hour}:00`;

export default function AxisTickLabelInterval() {
  return (
    <div>
      <Box dir="ltr" role="img" aria-label="Active users over one day, most at noon">
        <LineChart
          height={240}
          xAxis={[
            {
              scaleType: 'point',
              data: hours,
              tickLabelInterval: (hour: number) => hour % 6 === 0,
              valueFormatter: toTime,
            },
          ]}
          series={series}
        />
      </Box>
      <ChartTable
        caption="Active users over one day"
        heading="Time"
        labels={hours.map(toTime)}
        series={series}
      />
    </div>
  );
}
