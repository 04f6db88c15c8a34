import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const teams = ['Support', 'Engineering', 'Marketing', 'Finance'];

export default function BarsHorizontal() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Open tickets: Support 38, Engineering 54, Marketing 12, Finance 7"
    >
      <BarChart
        layout="horizontal"
        height={240}
        margin={{ left: 90, top: 20, right: 20 }}
        colors={['#2e7fd1']}
        yAxis={[{ scaleType: 'band', data: teams }]}
        xAxis={[{ label: 'Open tickets' }]}
        series={[{ data: [38, 54, 12, 7] }]}
        skipAnimation
      />
    </Box>
  );
}
