import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import ChartTable from './ChartTable';

const weeks = ['W1', 'W2', 'W3', 'W4'];
const shared = {
  stack: 'visits',
  stackOffset: 'expand' as const,
  area: true,
  showMark: false,
};
const series = [
  { label: 'Phone (lower)', data: [400, 520, 610, 720], ...shared },
  { label: 'Desktop (upper)', data: [600, 580, 500, 480], ...shared },
];
const toPercent = (share: number) => `${Math.round(share * 100)} %`;

export default function AreaDemoPercent() {
  return (
    <div>
      <Box
        dir="ltr"
        role="img"
        aria-label="Visits by device: the share of phones grows from 40 to 60 percent"
      >
        <LineChart
          height={280}
          margin={{ top: 80 }}
          colors={['#2e7fd1', '#c2571a']}
          xAxis={[{ scaleType: 'point', data: weeks }]}
          yAxis={[{ valueFormatter: toPercent }]}
          series={series}
        />
      </Box>
      <ChartTable caption="Visits" heading="Week" labels={weeks} series={series} />
    </div>
  );
}
