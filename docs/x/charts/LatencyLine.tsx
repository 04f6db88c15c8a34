import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];
const median = [88, 91, 120, 164, 158, 117, 95];
const slowest = [190, 204, 310, 480, 452, 300, 215];

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
      <Box
        dir="ltr"
        role="img"
        aria-label="Response time by hour, highest around noon"
      >
        <LineChart
          height={260}
          colors={['#2e7fd1', '#c2571a']}
          xAxis={[{ data: hours, label: 'Hour of the day' }]}
          series={[
            { label: 'Median (ms)', data: median },
            ...(showSlowest ? [{ label: 'Slowest 5 % (ms)', data: slowest }] : []),
          ]}
        />
      </Box>
    </div>
  );
}
