import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StylingSeries() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Response times of 210, 240 and 190 ms, below the dashed limit of 300 ms"
    >
      <LineChart
        height={240}
        margin={{ top: 90 }}
        series={[
          {
            id: 'time',
            label: 'Response (ms)',
            color: '#2e7fd1',
            data: [210, 240, 190],
          },
          {
            id: 'limit',
            label: 'Limit (dashed)',
            color: '#c2571a',
            showMark: false,
            data: [300, 300, 300],
          },
        ]}
        sx={{
          '& .MuiLineElement-series-time': { strokeWidth: 4 },
          '& .MuiLineElement-series-limit': { strokeDasharray: '6 4' },
          '& .MuiMarkElement-series-time': { fill: '#2e7fd1' },
        }}
      />
    </Box>
  );
}
