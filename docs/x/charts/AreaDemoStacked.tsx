import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import ChartTable from './ChartTable';

const years = ['2022', '2023', '2024'];
const stacked = { stack: 'users', area: true, showMark: false };
const series = [
  { label: 'Free (bottom)', data: [120, 150, 170], ...stacked },
  { label: 'Team', data: [40, 66, 90], ...stacked },
  { label: 'Business (top)', data: [12, 25, 41], ...stacked },
];

export default function AreaDemoStacked() {
  return (
    <div>
      <Box
        dir="ltr"
        role="img"
        aria-label="Users by plan, from bottom to top free, team and business; in total 172, 241 and 301"
      >
        <LineChart
          height={280}
          margin={{ top: 80 }}
          colors={['#2e7fd1', '#c2571a', '#3d8b5f']}
          xAxis={[{ scaleType: 'point', data: years }]}
          series={series}
          sx={{
            '& .MuiLineElement-root': { stroke: 'currentColor', strokeWidth: 1 },
          }}
        />
      </Box>
      <ChartTable
        caption="Users by plan"
        heading="Year"
        labels={years}
        series={series}
      />
    </div>
  );
}
