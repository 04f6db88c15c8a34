import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LineDemoConnect() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Downloads of seven days: 20, 22, 27, 26, 31, 35, 38. Survey score, dashed, on days 1, 4 and 7: 30, 34, 41"
    >
      <LineChart
        height={260}
        margin={{ top: 80 }}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1, label: 'Day' }]}
        series={[
          { label: 'Downloads', data: [20, 22, 27, 26, 31, 35, 38] },
          {
            id: 'score',
            label: 'Score (dashed)',
            data: [30, null, null, 34, null, null, 41],
            connectNulls: true,
          },
        ]}
        sx={{ '& .MuiLineElement-series-score': { strokeDasharray: '6 4' } }}
      />
    </Box>
  );
}
