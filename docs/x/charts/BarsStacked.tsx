import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

export default function BarsStacked() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Users per plan, from bottom to top free, team and business: 2022 120, 40, 12; 2023 150, 66, 25; 2024 170, 90, 41"
    >
      <BarChart
        height={280}
        colors={['#2e7fd1', '#c2571a', '#3d8b5f']}
        xAxis={[{ scaleType: 'band', data: ['2022', '2023', '2024'] }]}
        series={[
          { label: 'Free', data: [120, 150, 170], stack: 'users' },
          { label: 'Team', data: [40, 66, 90], stack: 'users' },
          { label: 'Business', data: [12, 25, 41], stack: 'users' },
        ]}
        skipAnimation
        sx={barOutlines}
      />
    </Box>
  );
}
