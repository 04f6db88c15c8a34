import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  LineChart,
  MarkElement,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';
import ChartTable from './ChartTable';
import { hours, median, slowest } from './latencies';

function LatencyMark(props: MarkElementProps) {
  return (
    <MarkElement {...props} shape={props.id === 'slowest' ? 'square' : 'circle'} />
  );
}

export default function LatencyLine() {
  const [showSlowest, setShowSlowest] = React.useState(true);
  const series = showSlowest ? [median, slowest] : [median];

  return (
    <div>
      <FormControlLabel
        label="Slowest 5 %"
        control={
          <Switch
            checked={showSlowest}
            onChange={(event) => setShowSlowest(event.target.checked)}
          />
        }
      />
      <Box dir="ltr" role="img" aria-label="Response times, highest around noon">
        <LineChart
          height={260}
          colors={['#2e7fd1', '#c2571a']}
          xAxis={[{ data: hours, label: 'Hour of the day' }]}
          series={series}
          slots={{ mark: LatencyMark }}
          slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
          sx={{
            '& .MuiLineElement-series-slowest': { strokeDasharray: '8 4' },
            // The legend draws squares; the median has round marks.
            '& .MuiChartsLegend-series:first-of-type .MuiChartsLegend-mark': {
              rx: '50%',
            },
          }}
        />
      </Box>
      <ChartTable
        caption="Response times"
        heading="Hour"
        labels={hours}
        series={series}
      />
    </div>
  );
}
