import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const outages = [
  { id: 'a', x: new Date(2024, 0, 9).getTime(), y: 12 },
  { id: 'b', x: new Date(2024, 1, 20).getTime(), y: 45 },
  { id: 'c', x: new Date(2024, 3, 2).getTime(), y: 8 },
];
const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

export default function ScatterDemoDates() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Outages: 9 January 12 minutes, 20 February 45 minutes, 2 April 8 minutes"
    >
      <ScatterChart
        height={260}
        xAxis={[
          {
            scaleType: 'time',
            min: new Date(2024, 0, 1),
            max: new Date(2024, 4, 1),
            tickNumber: 4,
            valueFormatter: (day: Date) => format.format(day),
          },
        ]}
        series={[
          {
            label: 'Outage (minutes)',
            data: outages,
            color: '#2e7fd1',
            markerSize: 6,
            valueFormatter: ({ x, y }) => `${format.format(x)}: ${y} minutes`,
          },
        ]}
      />
    </Box>
  );
}
