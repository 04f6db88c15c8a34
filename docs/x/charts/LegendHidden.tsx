import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function LegendHidden() {
  return (
    <Box dir="ltr" role="img" aria-label="70 % paid, 30 % open">
      <PieChart
        height={180}
        skipAnimation
        margin={{ right: 5 }}
        slotProps={{ legend: { hidden: true } }}
        series={[
          {
            arcLabel: 'label',
            data: [
              { id: 'paid', value: 70, label: 'Paid', color: '#1b5e3a' },
              { id: 'open', value: 30, label: 'Open', color: '#8a3c10' },
            ],
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
      />
      <Typography variant="body2" align="center">
        Invoices in May
      </Typography>
    </Box>
  );
}
