import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const rows = [
  { user: 'u1', plan: 'free', visits: 4, orders: 1 },
  { user: 'u2', plan: 'free', visits: 9, orders: 2 },
  { user: 'u3', plan: 'free', visits: 15, orders: 2 },
  { user: 'u4', plan: 'team', visits: 12, orders: 6 },
  { user: 'u5', plan: 'team', visits: 20, orders: 9 },
  { user: 'u6', plan: 'team', visits: 26, orders: 14 },
];

const toPoints = (plan: string) =>
  rows
    .filter((row) => row.plan === plan)
    .map(({ user, visits, orders }) => ({ id: user, x: visits, y: orders }));

export default function ScatterGroups() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Orders by visits: free plan 1 for 4, 2 for 9, 2 for 15; team plan, large points, more: 6 for 12, 9 for 20, 14 for 26"
    >
      <ScatterChart
        height={280}
        xAxis={[{ label: 'Visits' }]}
        series={[
          { label: 'Free', data: toPoints('free'), color: '#2e7fd1' },
          {
            label: 'Team (large)',
            data: toPoints('team'),
            color: '#c2571a',
            markerSize: 8,
          },
        ]}
      />
    </Box>
  );
}
