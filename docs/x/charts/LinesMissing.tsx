import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const temperatures = [21, 22, null, null, 25, 24, null, 22];

export default function LinesMissing() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="connectNulls"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <Box
        dir="ltr"
        role="img"
        aria-label="Server room in degrees: 21, 22, two missing, 25, 24, one missing, 22"
      >
        <LineChart
          height={240}
          xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Hour' }]}
          yAxis={[{ min: 20, max: 26 }]}
          series={[{ data: temperatures, connectNulls, color: '#2e7fd1' }]}
        />
      </Box>
    </div>
  );
}
