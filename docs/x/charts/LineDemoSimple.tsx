import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const rows = [
  { month: 'Jan', web: 42, app: 12 },
  { month: 'Feb', web: 48, app: 19 },
  { month: 'Mar', web: 45, app: 31 },
  { month: 'Apr', web: 51, app: 40 },
];

export default function LineDemoSimple() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Orders from Jan to Apr: web, upper line, 42, 48, 45, 51; app, lower line, 12, 19, 31, 40"
    >
      <LineChart
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        dataset={rows}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        series={[
          { dataKey: 'web', label: 'Web (upper)' },
          { dataKey: 'app', label: 'App (lower)' },
        ]}
      />
    </Box>
  );
}
