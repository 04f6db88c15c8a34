import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const tasks = [
  { label: 'Done', value: 18, color: '#1f6fc4' },
  { label: 'Active', value: 9, color: '#b5511a' },
  { label: 'Open', value: 13, color: '#2f7d4f' },
];

export default function PieDemoGaps() {
  return (
    <Box dir="ltr" role="img" aria-label="Tasks: 18 done, 9 active, 13 open">
      <PieChart
        height={220}
        series={[
          {
            data: tasks,
            arcLabel: 'label',
            innerRadius: '45%',
            paddingAngle: 4,
            cornerRadius: 6,
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff', fontSize: 12 } }}
        skipAnimation
      />
    </Box>
  );
}
