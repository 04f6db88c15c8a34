import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

const quarters = ['Q1', 'Q2', 'Q3'];

export default function BarDemoStackedGrouped() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Q1 to Q3, left bar income: plans 38, 47, 52, below support 12, 15, 18. Right bar costs: 44, 51, 48"
    >
      <BarChart
        height={280}
        colors={['#2e7fd1', '#3d8b5f', '#c2571a']}
        xAxis={[{ scaleType: 'band', data: quarters }]}
        series={[
          { label: 'Plans', stack: 'income', data: [38, 47, 52] },
          { label: 'Support', stack: 'income', data: [12, 15, 18] },
          { label: 'Costs', data: [44, 51, 48] },
        ]}
        skipAnimation
        sx={barOutlines}
      />
    </Box>
  );
}
