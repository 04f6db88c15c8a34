import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import ChartTable from './ChartTable';

const years = ['2021', '2022', '2023', '2024'];
const stacked = { stack: 'storage', area: true, showMark: false };
const series = [
  { label: 'Files (bottom)', data: [20, 28, 35, 40], ...stacked },
  { label: 'Photos', data: [30, 42, 60, 85], ...stacked },
  { label: 'Video (top)', data: [10, 30, 62, 100], ...stacked },
];

export default function LinesStackedArea() {
  return (
    <div>
      <Box
        dir="ltr"
        role="img"
        aria-label="Storage in GB, from bottom to top files, photos and video, grows from 60 to 225"
      >
        <LineChart
          height={280}
          margin={{ top: 80 }}
          colors={['#2e7fd1', '#c2571a', '#3d8b5f']}
          xAxis={[{ scaleType: 'point', data: years }]}
          series={series}
        />
      </Box>
      <ChartTable
        caption="Storage in GB"
        heading="Year"
        labels={years}
        series={series}
      />
    </div>
  );
}
