import Box from '@mui/material/Box';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const visits = [
  { id: 1, x: 10, y: 14 },
  { id: 2, x: 20, y: 21 },
  { id: 3, x: 30, y: 33 },
  { id: 4, x: 40, y: 38 },
];

export default function ScatterDemoTrend() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Orders by ads: 14 for 10, 21 for 20, 33 for 30, 38 for 40; the trend line rises from 9.5 to 43.5"
    >
      <ResponsiveChartContainer
        height={280}
        xAxis={[{ id: 'ads', data: [5, 45], label: 'Ads' }]}
        yAxis={[{ id: 'orders', min: 0, max: 50, label: 'Orders' }]}
        series={[
          { type: 'line', data: [9.5, 43.5], color: '#c2571a' },
          { type: 'scatter', data: visits, color: '#2e7fd1' },
        ]}
      >
        <LinePlot />
        <ScatterPlot />
        <ChartsXAxis axisId="ads" />
        <ChartsYAxis axisId="orders" />
      </ResponsiveChartContainer>
    </Box>
  );
}
