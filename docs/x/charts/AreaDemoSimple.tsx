import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function AreaDemoSimple() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Open invoices: Jan 14, Feb 22, Mar 19, Apr 31, May 27"
    >
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
        series={[
          {
            label: 'Open invoices',
            data: [14, 22, 19, 31, 27],
            area: true,
            showMark: false,
            color: '#2e7fd1',
          },
        ]}
      />
    </Box>
  );
}
