import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['W1', 'W2', 'W3', 'W4'];
const shared = {
  stack: 'visits',
  stackOffset: 'expand' as const,
  area: true,
  showMark: false,
};
const toPercent = (share: number) => `${Math.round(share * 100)} %`;

export default function AreaDemoPercent() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Visits by device: the lower area, phone, grows from 40 to 60 percent; the upper area is desktop"
    >
      <LineChart
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ scaleType: 'point', data: weeks }]}
        yAxis={[{ valueFormatter: toPercent }]}
        series={[
          { label: 'Phone', data: [400, 520, 610, 720], ...shared },
          { label: 'Desktop', data: [600, 580, 500, 480], ...shared },
        ]}
      />
    </Box>
  );
}
