import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';
import { teams } from './stackingTeams';

export default function StackingGroups() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Hours of Web, Mobile and Data: planned build 80, 60, 45, test 30, 25, 10; spent build 95, 58, 40, test 22, 31, 12"
    >
      <BarChart
        height={300}
        skipAnimation
        sx={barOutlines}
        dataset={teams}
        margin={{ top: 90 }}
        xAxis={[{ scaleType: 'band', dataKey: 'team' }]}
        series={[
          {
            stack: 'planned',
            dataKey: 'plannedBuild',
            label: 'Planned: build',
            color: '#2e7fd1',
          },
          {
            stack: 'planned',
            dataKey: 'plannedTest',
            label: 'Planned: test',
            color: '#7a5bb5',
          },
          {
            stack: 'spent',
            dataKey: 'build',
            label: 'Spent: build',
            color: '#c2571a',
          },
          {
            stack: 'spent',
            dataKey: 'test',
            label: 'Spent: test',
            color: '#3d8b5f',
          },
        ]}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
      />
    </Box>
  );
}
