import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

interface LinearScale {
  (value: number): number;
  ticks(count: number): number[];
}

function HorizontalGrid() {
  const { left, width } = useDrawingArea();
  const scale = useYScale() as LinearScale;
  return (
    <Box component="g" sx={{ stroke: (theme) => theme.palette.divider }}>
      {scale.ticks(5).map((tick) => (
        <path key={tick} d={`M ${left} ${scale(tick)} h ${width}`} />
      ))}
    </Box>
  );
}

export default function StylingGrid() {
  return (
    <Box dir="ltr" role="img" aria-label="Uploads per day: Mon 31, Tue 48, Wed 27">
      <ResponsiveChartContainer
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
        series={[{ type: 'bar', color: '#3d8b5f', data: [31, 48, 27] }]}
      >
        <HorizontalGrid />
        <BarPlot skipAnimation />
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Box>
  );
}
