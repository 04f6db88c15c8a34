import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const used = 72;

export default function PieDemoGauge() {
  return (
    <Box dir="ltr" sx={{ maxWidth: 260, mx: 'auto', textAlign: 'center' }}>
      <div role="img" aria-label={`Gauge: ${used} % used, ${100 - used} % free`}>
        <PieChart
          height={150}
          margin={{ top: 10, bottom: 10, left: 10, right: 10 }}
          series={[
            {
              data: [
                { value: used, color: '#1f6fc4' },
                { value: 100 - used, color: '#8a8a8a' },
              ],
              startAngle: -90,
              endAngle: 90,
              innerRadius: '130%',
              outerRadius: '170%',
              cy: '90%',
            },
          ]}
          tooltip={{ trigger: 'none' }}
          skipAnimation
        />
      </div>
      Storage: {used} % used
    </Box>
  );
}
