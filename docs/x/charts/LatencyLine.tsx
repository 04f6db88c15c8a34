import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  LineChart,
  MarkElement,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const median = [88, 91, 120, 164, 158, 117, 95];
const slowest = [190, 204, 310, 480, 452, 300, 215];

function LatencyMark(props: MarkElementProps) {
  return (
    <MarkElement {...props} shape={props.id === 'slowest' ? 'square' : 'circle'} />
  );
}

export default function LatencyLine() {
  const [showSlowest, setShowSlowest] = React.useState(true);

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
          xAxis={[{ data: [0, 4, 8, 12, 16, 20, 24], label: 'Hour of the day' }]}
          series={[
            { id: 'median', label: 'Median (ms)', data: median },
            ...(showSlowest
              ? [{ id: 'slowest', label: 'Slowest 5 % (ms)', data: slowest }]
              : []),
          ]}
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
    </div>
  );
}
