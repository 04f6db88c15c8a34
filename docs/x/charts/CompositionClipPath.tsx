import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import ChartTable from './ChartTable';
import { days, visits } from './compositionVisits';

export default function CompositionClipPath() {
  const clip = React.useId();
  const [range, setRange] = React.useState([5, 15]);

  return (
    <Box sx={{ px: 2 }}>
      <div dir="ltr" role="img" aria-label="Visits on the chosen days">
        <ResponsiveChartContainer
          height={220}
          margin={{ top: 20 }}
          xAxis={[{ data: days, min: range[0], max: range[1], tickMinStep: 1 }]}
          series={[{ type: 'line', area: true, color: '#3d8b5f', data: visits }]}
        >
          <g clipPath={`url(#${clip})`}>
            <AreaPlot />
            <LinePlot />
          </g>
          <ChartsClipPath id={clip} />
          <ChartsXAxis label="Day" />
          <ChartsYAxis />
        </ResponsiveChartContainer>
      </div>
      <ChartTable
        caption="Visits of all days"
        heading="Day"
        labels={days}
        series={[{ label: 'Visits', data: visits }]}
      />
      <Slider
        min={1}
        max={20}
        value={range}
        onChange={(event, next) => setRange(next as number[])}
        getAriaLabel={(index) => (index === 0 ? 'First day' : 'Last day')}
      />
    </Box>
  );
}
