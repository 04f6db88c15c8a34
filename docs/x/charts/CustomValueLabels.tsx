import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { useXScale, useYScale } from '@mui/x-charts/hooks';

const members = [
  { team: 'Web', count: 14 },
  { team: 'Mobile', count: 9 },
  { team: 'Data', count: 6 },
];

function ValueLabels() {
  const x = useXScale() as { (team: string): number; bandwidth(): number };
  const y = useYScale() as (value: number) => number;
  return (
    <Box component="g" sx={{ fill: 'currentcolor', textAnchor: 'middle' }}>
      {members.map(({ team, count }) => (
        <text key={team} x={x(team) + x.bandwidth() / 2} y={y(count) - 6}>
          {count}
        </text>
      ))}
    </Box>
  );
}

export default function CustomValueLabels() {
  return (
    <Box dir="ltr" role="img" aria-label="Members: Web 14, Mobile 9, Data 6">
      <BarChart
        height={240}
        skipAnimation
        leftAxis={null}
        margin={{ left: 10, right: 10 }}
        dataset={members}
        xAxis={[{ scaleType: 'band', dataKey: 'team' }]}
        series={[{ color: '#2e7fd1', dataKey: 'count' }]}
      >
        <ValueLabels />
      </BarChart>
    </Box>
  );
}
