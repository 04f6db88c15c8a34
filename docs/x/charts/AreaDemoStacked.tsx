import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const stacked = { stack: 'users', area: true, showMark: false };

export default function AreaDemoStacked() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Users by plan, from bottom to top free, team and business; in total 172, 241 and 301"
    >
      <LineChart
        height={280}
        colors={['#2e7fd1', '#c2571a', '#3d8b5f']}
        xAxis={[{ scaleType: 'point', data: ['2022', '2023', '2024'] }]}
        series={[
          { label: 'Free', data: [120, 150, 170], ...stacked },
          { label: 'Team', data: [40, 66, 90], ...stacked },
          { label: 'Business', data: [12, 25, 41], ...stacked },
        ]}
        sx={{
          '& .MuiLineElement-root': { stroke: 'currentColor', strokeWidth: 1 },
        }}
      />
    </Box>
  );
}
