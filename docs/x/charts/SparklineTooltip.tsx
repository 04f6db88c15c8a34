import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = [4, 5, 6, 7, 8].map((day) => new Date(2024, 2, day));
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });

export default function SparklineTooltip() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Revenue from Monday to Friday: €420, €510, €380, €640, €590"
      sx={{ maxWidth: 320 }}
    >
      <SparkLineChart
        data={[420, 510, 380, 640, 590]}
        height={100}
        colors={['#2e7fd1']}
        showTooltip
        showHighlight
        valueFormatter={(value) => `€${value}`}
        xAxis={{
          scaleType: 'time',
          data: days,
          valueFormatter: (day: Date) => dayFormat.format(day),
        }}
      />
    </Box>
  );
}
