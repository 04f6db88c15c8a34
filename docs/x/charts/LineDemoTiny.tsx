import Box from '@mui/material/Box';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function LineDemoTiny() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Open tickets of five days: 9, 14, 11, 6, 4"
      sx={{ maxWidth: 240 }}
    >
      <ResponsiveChartContainer
        height={90}
        margin={{ top: 10, bottom: 10, left: 10, right: 10 }}
        xAxis={[{ scaleType: 'point', data: [1, 2, 3, 4, 5] }]}
        series={[{ type: 'line', data: [9, 14, 11, 6, 4], color: '#2e7fd1' }]}
      >
        <LinePlot />
        <MarkPlot />
      </ResponsiveChartContainer>
    </Box>
  );
}
