import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LineDemoTwoAxes() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Left axis, visits: 1200, 1500, 1400, 1900. Right axis, dashed line, orders in percent of visits: 2, 2.5, 3.5, 3"
    >
      <LineChart
        height={280}
        margin={{ top: 80 }}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4'] }]}
        yAxis={[
          { id: 'visits', min: 0, max: 2000 },
          { id: 'rate', min: 0, max: 5 },
        ]}
        leftAxis="visits"
        rightAxis="rate"
        series={[
          { label: 'Visits', yAxisKey: 'visits', data: [1200, 1500, 1400, 1900] },
          {
            id: 'rate',
            label: 'Orders (%, dashed)',
            yAxisKey: 'rate',
            data: [2, 2.5, 3.5, 3],
          },
        ]}
        sx={{ '& .MuiLineElement-series-rate': { strokeDasharray: '6 4' } }}
      />
    </Box>
  );
}
