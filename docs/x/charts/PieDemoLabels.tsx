import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const teams = [
  { label: 'Sales', value: 12, color: '#1f6fc4' },
  { label: 'Support', value: 9, color: '#b5511a' },
  { label: 'Finance', value: 6, color: '#2f7d4f' },
];

export default function PieDemoLabels() {
  return (
    <Box dir="ltr" role="img" aria-label="Seats: Sales 12, Support 9, Finance 6">
      <PieChart
        height={280}
        margin={{ left: 5, right: 5 }}
        series={[
          {
            data: teams,
            arcLabel: ({ label, value }) => `${label} ${value}`,
            arcLabelRadius: '60%',
          },
        ]}
        slotProps={{ legend: { hidden: true } }}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff', fontSize: 15 } }}
        skipAnimation
      />
    </Box>
  );
}
