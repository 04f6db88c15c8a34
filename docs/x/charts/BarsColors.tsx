import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const servers = ['api', 'web', 'mail', 'jobs'];

export default function BarsColors() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Errors per server: api 12, web 8, mail 31 (above the limit), jobs 5"
    >
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: servers }]}
        series={[{ label: 'Errors', data: [12, 8, 31, 5], color: '#2e7fd1' }]}
        slotProps={{ bar: { rx: 4 } }}
        sx={{
          // The third bar.
          '& .MuiBarElement-root:nth-of-type(3)': {
            fill: '#c2571a',
            stroke: 'currentColor',
            strokeWidth: 2,
          },
        }}
        skipAnimation
      />
    </Box>
  );
}
