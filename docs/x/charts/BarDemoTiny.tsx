import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const hours = ['8', '9', '10', '11', '12', '13'];

export default function BarDemoTiny() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Visitors per hour from 8 to 13 o'clock: 3, 7, 12, 18, 26, 21"
      sx={{ maxWidth: 240 }}
    >
      <ResponsiveChartContainer
        height={100}
        margin={{ top: 0, bottom: 0, left: 0, right: 0 }}
        xAxis={[{ scaleType: 'band', data: hours }]}
        series={[{ type: 'bar', data: [3, 7, 12, 18, 26, 21], color: '#2e7fd1' }]}
      >
        <BarPlot skipAnimation />
      </ResponsiveChartContainer>
    </Box>
  );
}
