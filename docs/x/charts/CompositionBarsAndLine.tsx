import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function CompositionBarsAndLine() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Orders rise from January to March: 210, 260, 330; returns in percent: 2.1, 3, 2.4"
    >
      <ResponsiveChartContainer
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar'] }]}
        yAxis={[{ id: 'orders' }, { id: 'rate', min: 0, max: 10 }]}
        series={[
          {
            type: 'bar',
            label: 'Orders',
            yAxisKey: 'orders',
            data: [210, 260, 330],
          },
          {
            type: 'line',
            label: 'Returns, %',
            yAxisKey: 'rate',
            data: [2.1, 3, 2.4],
          },
        ]}
      >
        <BarPlot skipAnimation />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis axisId="orders" />
        <ChartsYAxis axisId="rate" position="right" />
        <ChartsLegend />
        <ChartsTooltip />
      </ResponsiveChartContainer>
    </Box>
  );
}
