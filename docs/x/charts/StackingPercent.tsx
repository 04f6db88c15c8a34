import Paper from '@mui/material/Paper';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';
import ChartTable from './ChartTable';

const years = ['2022', '2023', '2024'];
const share = { paid: [40, 75, 130], trial: [60, 50, 70], free: [100, 125, 200] };
const totals = years.map((_, index) =>
  Object.values(share).reduce((sum, data) => sum + (data[index] ?? 0), 0),
);
const colors = { paid: '#2e7fd1', trial: '#c2571a', free: '#3d8b5f' };
const series = (['paid', 'trial', 'free'] as const).map((kind) => ({
  label: kind,
  color: colors[kind],
  data: share[kind],
  stack: 'accounts',
  stackOffset: 'expand' as const,
}));

export default function StackingPercent() {
  return (
    <Paper variant="outlined">
      <div
        dir="ltr"
        role="img"
        aria-label="Accounts in per cent, the paid share grows"
      >
        <BarChart
          height={280}
          skipAnimation
          xAxis={[
            { scaleType: 'band', data: years.map((y, i) => `${y} (${totals[i]})`) },
          ]}
          yAxis={[
            { valueFormatter: (part: number) => `${Math.round(part * 100)} %` },
          ]}
          series={series}
          sx={barOutlines}
        />
      </div>
      <ChartTable caption="Accounts" heading="Year" labels={years} series={series} />
    </Paper>
  );
}
