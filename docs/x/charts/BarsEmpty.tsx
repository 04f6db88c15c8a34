import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChart } from '@mui/x-charts/BarChart';

const loaded = [
  { month: 'Jan', value: 12 },
  { month: 'Feb', value: 19 },
];

export default function BarsEmpty() {
  const [rows, setRows] = React.useState<typeof loaded>([]);

  return (
    <div>
      <Button onClick={() => setRows(loaded)}>Load orders</Button>
      {rows.length === 0 ? (
        <p>No orders yet.</p>
      ) : (
        <Box dir="ltr" role="img" aria-label="Orders: Jan 12, Feb 19">
          <BarChart
            height={220}
            colors={['#2e7fd1']}
            dataset={rows}
            xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
            series={[{ dataKey: 'value', label: 'Orders' }]}
            skipAnimation
          />
        </Box>
      )}
    </div>
  );
}
