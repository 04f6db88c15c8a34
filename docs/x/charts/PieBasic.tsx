import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const orders = [
  { id: 'web', label: 'Web', value: 52, color: '#1f6fc4' },
  { id: 'app', label: 'App', value: 31, color: '#b5511a' },
  { id: 'phone', label: 'Phone', value: 17, color: '#2f7d4f' },
];

export default function PieBasic() {
  return (
    <Box dir="ltr" role="img" aria-label="Orders: web 52, app 31, phone 17">
      <PieChart
        height={220}
        series={[{ data: orders, arcLabel: 'label' }]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
        skipAnimation
      />
    </Box>
  );
}
