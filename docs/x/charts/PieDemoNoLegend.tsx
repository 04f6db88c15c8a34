import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { PieChart } from '@mui/x-charts/PieChart';

const plans = [
  { id: 'free', label: 'Free', value: 170, color: '#1f6fc4' },
  { id: 'team', label: 'Team', value: 90, color: '#b5511a' },
  { id: 'business', label: 'Business', value: 41, color: '#2f7d4f' },
];

export default function PieDemoNoLegend() {
  return (
    <Box sx={{ maxWidth: 300 }}>
      <div dir="ltr" role="img" aria-label="Users by plan, largest first">
        <PieChart
          height={200}
          margin={{ left: 5, right: 5 }}
          series={[{ data: plans, arcLabel: 'value' }]}
          slotProps={{ legend: { hidden: true } }}
          sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
          skipAnimation
        />
      </div>
      <List dense aria-label="Users by plan">
        {plans.map(({ id, label, value, color }) => (
          <ListItem
            key={id}
            sx={{
              '&::before': {
                content: '""',
                width: 16,
                height: 16,
                marginInlineEnd: 1,
                bgcolor: color,
                forcedColorAdjust: 'none',
              },
            }}
          >
            {label}: {value}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
