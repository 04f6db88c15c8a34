import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const browsers = [
  { label: 'Chrome', value: 610, color: '#1f6fc4' },
  { label: 'Safari', value: 290, color: '#b5511a' },
  { label: 'Firefox', value: 80, color: '#2f7d4f' },
  { label: 'Other', value: 20, color: '#8b4ac0' },
];
const total = browsers.reduce((sum, { value }) => sum + value, 0);

export default function PiePercentLabels() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Visits: Chrome 610 (61 %), Safari 290 (29 %), Firefox 80 (8 %), other 20 (2 %)"
    >
      <PieChart
        height={260}
        margin={{ right: 130 }}
        series={[
          {
            data: browsers,
            arcLabel: ({ value }) => `${Math.round((value / total) * 100)} %`,
            arcLabelMinAngle: 30,
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff', fontWeight: 600 } }}
        skipAnimation
      />
    </Box>
  );
}
