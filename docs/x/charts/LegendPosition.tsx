import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LegendPosition() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Visits rise: 320, 410, 465; sign-ups stay level: 80, 92, 85"
    >
      <LineChart
        height={260}
        colors={['#2e7fd1', '#c2571a']}
        margin={{ top: 20, bottom: 80 }}
        slotProps={{
          legend: { position: { vertical: 'bottom', horizontal: 'middle' } },
        }}
        series={[
          { label: 'Visits', data: [320, 410, 465] },
          { id: 'sign-ups', label: 'Sign-ups (dashed)', data: [80, 92, 85] },
        ]}
        sx={{ '& .MuiLineElement-series-sign-ups': { strokeDasharray: '6 4' } }}
      />
    </Box>
  );
}
