import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const data = [5, 8, null, null, 12, 9, null, 11];

export default function AreaDemoMissing() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Two sensors. A has gaps at hours 3, 4 and 7; the gaps of B are bridged"
    >
      <LineChart
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8], label: 'Hour' }]}
        series={[
          {
            label: 'B (upper)',
            data: data.map((value) => value && value + 10),
            area: true,
            connectNulls: true,
            color: '#c2571a',
          },
          { label: 'A (lower)', data, area: true, color: '#2e7fd1' },
        ]}
      />
    </Box>
  );
}
