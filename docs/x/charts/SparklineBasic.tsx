import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparklineBasic() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Visits of eight days: 4, 6, 5, 9, 7, 8, 10, 12"
      sx={{ width: 200 }}
    >
      <SparkLineChart
        data={[4, 6, 5, 9, 7, 8, 10, 12]}
        width={200}
        height={60}
        colors={['#2e7fd1']}
      />
    </Box>
  );
}
