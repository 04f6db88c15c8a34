import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];

export default function LinesBasic() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Active users: Jan 120, Feb 180, Mar 165, Apr 240, May 310"
    >
      <LineChart
        height={260}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          {
            label: 'Active users',
            data: [120, 180, 165, 240, 310],
            color: '#2e7fd1',
          },
        ]}
      />
    </Box>
  );
}
