import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsBasic() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Orders per day: Mon 34, Tue 41, Wed 29, Thu 52, Fri 47"
    >
      <BarChart
        height={260}
        colors={['#2e7fd1']}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ label: 'Orders', data: [34, 41, 29, 52, 47] }]}
        skipAnimation
      />
    </Box>
  );
}
