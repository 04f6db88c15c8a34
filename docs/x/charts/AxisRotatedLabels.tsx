import Box from '@mui/material/Box';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { BarChart } from '@mui/x-charts/BarChart';

const teams = ['Accounting', 'Customer care', 'Development', 'Marketing', 'Sales'];

export default function AxisRotatedLabels() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Open tasks: accounting 12, customer care 31, development 44, marketing 18, sales 25"
    >
      <BarChart
        height={320}
        skipAnimation
        margin={{ bottom: 110, top: 20 }}
        xAxis={[
          {
            scaleType: 'band',
            data: teams,
            label: 'Team',
            tickLabelStyle: { angle: -45, textAnchor: 'end', fontSize: 13 },
          },
        ]}
        series={[{ color: '#2e7fd1', data: [12, 31, 44, 18, 25] }]}
        sx={{
          [`& .${axisClasses.bottom} .${axisClasses.label}`]: {
            transform: 'translateY(55px)',
          },
        }}
      />
    </Box>
  );
}
