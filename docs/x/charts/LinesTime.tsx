import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 3, 8, 12, 20, 26].map((day) => new Date(2024, 2, day));
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
});

export default function LinesTime() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Balance in euros: 1 March 900, 3 March 750, 8 March 1200, 12 March 1100, 20 March 640, 26 March 980"
    >
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'time',
            data: days,
            tickNumber: 4,
            valueFormatter: (day: Date) => dayFormat.format(day),
          },
        ]}
        series={[
          {
            label: 'Balance (€)',
            data: [900, 750, 1200, 1100, 640, 980],
            color: '#2e7fd1',
          },
        ]}
      />
    </Box>
  );
}
