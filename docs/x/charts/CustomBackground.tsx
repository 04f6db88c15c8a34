import Box from '@mui/material/Box';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

function TargetRange({ from, to }: { from: number; to: number }) {
  const { left, top, width, height } = useDrawingArea();
  const scale = useYScale() as (value: number) => number;
  return (
    <g>
      <Box
        component="rect"
        {...{ x: left, y: top, width, height }}
        sx={{ fill: (theme) => theme.palette.action.hover }}
      />
      <rect
        x={left}
        y={scale(to)}
        width={width}
        height={scale(from) - scale(to)}
        fill="#3d8b5f"
        fillOpacity={0.25}
      />
    </g>
  );
}

export default function CustomBackground() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Stock from Mon to Thu, in its target range of 40 to 70: 45, 52, 68, 61"
    >
      <ResponsiveChartContainer
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ type: 'line', color: '#2e7fd1', data: [45, 52, 68, 61] }]}
      >
        <TargetRange from={40} to={70} />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Box>
  );
}
