import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

export default function StackingBars() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Tickets by quarter: 18 bugs and 28 questions, then 21 and 40"
    >
      <BarChart
        height={260}
        skipAnimation
        sx={barOutlines}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2'] }]}
        series={[
          { stack: 'tickets', label: 'Bugs', color: '#c2571a', data: [18, 21] },
          { stack: 'tickets', label: 'Questions', color: '#2e7fd1', data: [28, 40] },
        ]}
      />
    </Box>
  );
}
