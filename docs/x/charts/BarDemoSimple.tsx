import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

export default function BarDemoSimple() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="New and returning users from January to April, left and right bar of each pair: 40 and 24, 52 and 30, 47 and 38, 61 and 45"
    >
      <BarChart
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
        series={[
          { label: 'New users', data: [40, 52, 47, 61] },
          { label: 'Returning', data: [24, 30, 38, 45] },
        ]}
        skipAnimation
        sx={barOutlines}
      />
    </Box>
  );
}
