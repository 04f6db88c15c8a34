import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const color = '#2e7fd1';

export default function LineDemoForecast() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Users: 210, 240, 290, 320 until April; forecast, dashed: 360 and 410"
    >
      <LineChart
        height={280}
        margin={{ top: 80 }}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[{ min: 0 }]}
        series={[
          { label: 'Users', color, data: [210, 240, 290, 320, null, null] },
          {
            id: 'forecast',
            label: 'Forecast (dashed)',
            color,
            data: [null, null, null, 320, 360, 410],
            showMark: ({ index }) => index > 3,
          },
        ]}
        sx={{ '& .MuiLineElement-series-forecast': { strokeDasharray: '6 4' } }}
      />
    </Box>
  );
}
