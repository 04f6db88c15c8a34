import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { label: 'Used', value: 42, color: '#1f6fc4' },
  { label: 'Free', value: 18, color: '#b5511a' },
];

export default function PieHalf() {
  return (
    <Box dir="ltr" role="img" aria-label="Seats: 42 used, 18 free">
      <PieChart
        height={200}
        margin={{ right: 110 }}
        series={[
          {
            data: seats,
            arcLabel: 'label',
            startAngle: -90,
            endAngle: 90,
            cy: '75%',
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
        skipAnimation
      />
    </Box>
  );
}
