import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const day = { min: 0, max: 24 };

export default function LinesDomains() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Kitchen from 0 to 24 o'clock: 18, 21, 20 degrees. Office, dashed, only from 8 to 18 o'clock: 19, 23, 22 degrees"
    >
      <LineChart
        height={260}
        margin={{ top: 80 }}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[
          { id: 'kitchen', data: [0, 12, 24], label: 'Hour', ...day },
          { id: 'office', data: [8, 13, 18], ...day },
        ]}
        series={[
          { label: 'Kitchen (°C)', xAxisKey: 'kitchen', data: [18, 21, 20] },
          {
            id: 'office',
            label: 'Office (°C, dashed)',
            xAxisKey: 'office',
            data: [19, 23, 22],
          },
        ]}
        sx={{ '& .MuiLineElement-series-office': { strokeDasharray: '6 4' } }}
      />
    </Box>
  );
}
