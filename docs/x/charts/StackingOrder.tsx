import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const orders = ['none', 'reverse', 'ascending', 'descending', 'appearance'] as const;

export default function StackingOrder() {
  const [order, setOrder] = React.useState<(typeof orders)[number]>('descending');
  const part = { stack: 'storage', stackOrder: order, area: true, showMark: false };

  return (
    <div>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={order}
        onChange={(event) => setOrder(event.target.value as typeof order)}
      >
        {orders.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div
        dir="ltr"
        role="img"
        aria-label={`Storage in GB, stacked in ${order} order`}
      >
        <LineChart
          height={260}
          xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
          series={[
            { ...part, label: 'Mail', color: '#2e7fd1', data: [20, 22, 25, 29] },
            { ...part, label: 'Files', color: '#c2571a', data: [64, 70, 88, 95] },
            { ...part, label: 'Logs', color: '#3d8b5f', data: [35, 30, 33, 40] },
          ]}
        />
      </div>
    </div>
  );
}
