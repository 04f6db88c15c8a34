import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import ChartTable from './ChartTable';

const hours = [1, 2, 3, 4, 5, 6, 7, 8];
const series = [
  {
    label: 'B (upper)',
    data: [15, 18, null, null, 22, 19, null, 21],
    area: true,
    connectNulls: true,
  },
  {
    label: 'A (lower)',
    data: [5, 8, null, null, 12, 9, null, 11],
    area: true,
  },
];

export default function AreaDemoMissing() {
  return (
    <div>
      <Box
        dir="ltr"
        role="img"
        aria-label="Two sensors. A has gaps at hours 3, 4 and 7; the gaps of B are bridged"
      >
        <LineChart
          height={280}
          colors={['#c2571a', '#2e7fd1']}
          xAxis={[{ data: hours, label: 'Hour' }]}
          series={series}
        />
      </Box>
      <ChartTable
        caption="Values of two sensors"
        heading="Hour"
        labels={hours}
        series={series}
      />
    </div>
  );
}
