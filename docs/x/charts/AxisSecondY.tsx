import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function AxisSecondY() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="January to April: orders double, 240, 310, 402, 480; refunds, dashed, stay near 3 %: 3.1, 2.8, 3.4, 3"
    >
      <LineChart
        height={280}
        margin={{ top: 90, left: 60, right: 60 }}
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
        yAxis={[
          { id: 'orders', min: 0 },
          { id: 'rate', min: 0, max: 10, valueFormatter: (v: number) => `${v} %` },
        ]}
        rightAxis="rate"
        series={[
          {
            label: 'Orders (left)',
            color: '#2e7fd1',
            yAxisKey: 'orders',
            data: [240, 310, 402, 480],
          },
          {
            id: 'refunds',
            label: 'Refunds (right, dashed)',
            color: '#c2571a',
            yAxisKey: 'rate',
            data: [3.1, 2.8, 3.4, 3],
          },
        ]}
        sx={{ '& .MuiLineElement-series-refunds': { strokeDasharray: '6 4' } }}
      />
    </Box>
  );
}
