import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import ChartTable from './ChartTable';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];
const series = [
  { id: 'now', label: 'This year', data: [42, 51, 49, 63, 70, 78] },
  {
    id: 'before',
    label: 'Last year (dashed)',
    data: [38, 40, 45, 44, 52, 55],
    showMark: false,
  },
];

export default function LinesDashed() {
  return (
    <div>
      <Box
        dir="ltr"
        role="img"
        aria-label="Orders this year, thick line, stay above those of last year, dashed line, and reach 78 in week 6"
      >
        <LineChart
          height={300}
          margin={{ top: 80 }}
          colors={['#2e7fd1', '#c2571a']}
          xAxis={[{ scaleType: 'point', data: weeks }]}
          series={series}
          sx={{
            '& .MuiLineElement-series-now': { strokeWidth: 4 },
            '& .MuiLineElement-series-before': { strokeDasharray: '6 4' },
          }}
        />
      </Box>
      <ChartTable caption="Orders" heading="Week" labels={weeks} series={series} />
    </div>
  );
}
