import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const invoices = [
  { label: 'Paid', value: 64, color: '#1f6fc4' },
  { label: 'Open', value: 28, color: '#b5511a' },
  { label: 'Overdue', value: 8, color: '#2f7d4f' },
];

export default function PieDonut() {
  return (
    <Box dir="ltr" role="img" aria-label="Invoices: 64 paid, 28 open, 8 overdue">
      <PieChart
        height={220}
        margin={{ right: 130 }}
        series={[
          {
            data: invoices,
            arcLabel: 'label',
            arcLabelMinAngle: 30,
            innerRadius: '60%',
            outerRadius: '95%',
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff', fontSize: 12 } }}
        skipAnimation
      />
    </Box>
  );
}
