import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function MonthlyRainfall() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Rainfall in Bergen and Lisbon from January to June"
    >
      <BarChart
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[
          { label: 'Bergen (mm)', data: [256, 220, 205, 142, 128, 159] },
          { label: 'Lisbon (mm)', data: [110, 84, 62, 69, 49, 14] },
        ]}
      />
    </Box>
  );
}
