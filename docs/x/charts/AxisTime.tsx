import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 8, 15, 22, 29].map((day) => new Date(Date.UTC(2024, 0, day)));
const dayAndMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export default function AxisTime() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Open invoices in January, weekly: 18, 24, 21, 12, 9"
    >
      <LineChart
        height={240}
        colors={['#c2571a']}
        xAxis={[
          {
            scaleType: 'utc',
            data: days,
            tickInterval: days,
            valueFormatter: (date: Date) => dayAndMonth.format(date),
          },
        ]}
        series={[{ label: 'Open invoices', data: [18, 24, 21, 12, 9] }]}
      />
    </Box>
  );
}
