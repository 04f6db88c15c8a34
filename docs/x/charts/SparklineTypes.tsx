import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const orders = [3, 8, 5, 9, 4, 7];
const props = { data: orders, height: 80, colors: ['#2e7fd1'] };
const toName = (type: string) => `Orders per day as ${type}: ${orders.join(', ')}`;

export default function SparklineTypes() {
  return (
    <Box dir="ltr" sx={{ maxWidth: 320 }}>
      <div role="img" aria-label={toName('bars')}>
        <SparkLineChart {...props} plotType="bar" />
      </div>
      <div role="img" aria-label={toName('a line')}>
        <SparkLineChart {...props} curve="monotoneX" />
      </div>
      <div role="img" aria-label={toName('an area')}>
        <SparkLineChart
          {...props}
          area
          curve="stepAfter"
          sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.3 } }}
        />
      </div>
    </Box>
  );
}
