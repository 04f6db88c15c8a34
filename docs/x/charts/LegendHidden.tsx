import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

export default function LegendHidden() {
  return (
    <div>
      <div dir="ltr" role="img" aria-label="Invoices: 70 % paid, 30 % open">
        <PieChart
          height={180}
          skipAnimation
          margin={{ right: 5 }}
          slotProps={{ legend: { hidden: true } }}
          series={[
            {
              arcLabel: 'label',
              data: [
                { id: 'paid', value: 70, label: 'Paid', color: '#1f6fc4' },
                { id: 'open', value: 30, label: 'Open', color: '#b5511a' },
              ],
            },
          ]}
          sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
        />
      </div>
      <Typography variant="body2" align="center">
        Invoices in May
      </Typography>
    </div>
  );
}
