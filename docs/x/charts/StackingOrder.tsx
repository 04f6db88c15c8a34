import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import ChartTable from './ChartTable';

const orders = ['none', 'reverse', 'ascending', 'descending', 'appearance'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr'];
const storage = [
  { label: 'Mail', color: '#2e7fd1', data: [20, 22, 25, 29] },
  { label: 'Files', color: '#c2571a', data: [64, 70, 88, 95] },
  { label: 'Logs', color: '#3d8b5f', data: [35, 30, 33, 40] },
];

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
          xAxis={[{ scaleType: 'point', data: months }]}
          series={storage.map((one) => ({ ...part, ...one }))}
        />
      </div>
      <ChartTable
        caption="Storage in GB"
        heading="Month"
        labels={months}
        series={storage}
      />
    </div>
  );
}
