import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function ChartsGettingStartedBasic() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Orders rise from Monday to Thursday: 120, 154, 188, 210"
    >
      <BarChart
        height={260}
        skipAnimation
        colors={['#2e7fd1']}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        series={[{ label: 'Orders', data: [120, 154, 188, 210] }]}
      />
    </Box>
  );
}
