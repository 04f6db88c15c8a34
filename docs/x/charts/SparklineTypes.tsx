import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const orders = [3, 8, 5, 9, 4, 7];
const props = { data: orders, height: 80, colors: ['#2e7fd1'] };

export default function SparklineTypes() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Orders per day as bars, as a line and as an area: 3, 8, 5, 9, 4, 7"
      sx={{ maxWidth: 320 }}
    >
      <SparkLineChart {...props} plotType="bar" />
      <SparkLineChart {...props} curve="monotoneX" />
      <SparkLineChart
        {...props}
        area
        curve="stepAfter"
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.3 } }}
      />
    </Box>
  );
}
