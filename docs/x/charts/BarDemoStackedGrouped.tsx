import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3'];

export default function BarDemoStackedGrouped() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Left bar: income from plans below and from support above, 50, 62 and 70 in total. Right bar: costs, 44, 51 and 48"
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
      />
    </Box>
  );
}
