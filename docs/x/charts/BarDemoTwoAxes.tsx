import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

export default function BarDemoTwoAxes() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Left bars and left axis, orders: 320, 410, 380. Right bars and right axis, returns in percent: 4, 6, 3"
    >
      <BarChart
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar'] }]}
        yAxis={[
          { id: 'orders', min: 0, max: 500 },
          { id: 'returns', min: 0, max: 10 },
        ]}
        leftAxis="orders"
        rightAxis="returns"
        series={[
          { label: 'Orders', yAxisKey: 'orders', data: [320, 410, 380] },
          { label: 'Returns (%)', yAxisKey: 'returns', data: [4, 6, 3] },
        ]}
        skipAnimation
        sx={barOutlines}
      />
    </Box>
  );
}
