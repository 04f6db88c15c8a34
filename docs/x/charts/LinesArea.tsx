import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesArea() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Memory in use from 0 to 20 o'clock: 2, 3, 7, 9, 6 and 3 GB"
    >
      <LineChart
        height={260}
        xAxis={[{ data: [0, 4, 8, 12, 16, 20], label: 'Hour' }]}
        series={[
          {
            area: true,
            label: 'Memory (GB)',
            data: [2, 3, 7, 9, 6, 3],
            color: '#2e7fd1',
          },
        ]}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.3 } }}
      />
    </Box>
  );
}
