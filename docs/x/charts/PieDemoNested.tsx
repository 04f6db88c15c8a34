import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const sales = [
  { id: 'web', label: 'Web', value: 70, color: '#1f6fc4' },
  { id: 'shop', label: 'Shop', value: 30, color: '#b5511a' },
];
// In the order of the inner ring: two parts of 70, then two of 30.
const regions = [
  { id: 'web-eu', label: 'Web, EU', value: 45, color: '#3f8fe0' },
  { id: 'web-us', label: 'Web, US', value: 25, color: '#2f7ac4' },
  { id: 'shop-eu', label: 'Shop, EU', value: 20, color: '#cf6a2c' },
  { id: 'shop-us', label: 'Shop, US', value: 10, color: '#b86030' },
];

export default function PieDemoNested() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Web 70 percent, 45 in the EU and 25 in the US; shop 30 percent, 20 in the EU and 10 in the US"
    >
      <PieChart
        height={260}
        margin={{ right: 110 }}
        series={[
          { id: 'inner', data: sales, outerRadius: '55%' },
          { id: 'outer', data: regions, innerRadius: '60%' },
        ]}
        slotProps={{ legend: { labelStyle: { fontSize: 12 } } }}
        skipAnimation
      />
    </Box>
  );
}
