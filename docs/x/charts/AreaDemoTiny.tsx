import Box from '@mui/material/Box';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function AreaDemoTiny() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Queue length of six hours: 2, 5, 9, 6, 3, 4"
      sx={{ maxWidth: 240 }}
    >
      <ResponsiveChartContainer
        height={90}
        margin={{ top: 4, bottom: 0, left: 0, right: 0 }}
        xAxis={[{ scaleType: 'point', data: [1, 2, 3, 4, 5, 6] }]}
        series={[
          { type: 'line', area: true, data: [2, 5, 9, 6, 3, 4], color: '#2e7fd1' },
        ]}
      >
        <AreaPlot />
        <LinePlot />
      </ResponsiveChartContainer>
    </Box>
  );
}
