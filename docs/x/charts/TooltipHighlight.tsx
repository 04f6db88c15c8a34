import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

const scope = { highlighted: 'series', faded: 'global' } as const;

export default function TooltipHighlight() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Open and closed tickets: Mon 7 and 3, Tue 4 and 8, Wed 5 and 6"
    >
      <BarChart
        height={240}
        skipAnimation
        sx={barOutlines}
        tooltip={{ trigger: 'item' }}
        axisHighlight={{ x: 'none', y: 'line' }}
        xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
        series={[
          {
            label: 'Open',
            highlightScope: scope,
            color: '#c2571a',
            data: [7, 4, 5],
          },
          {
            label: 'Closed',
            highlightScope: scope,
            color: '#3d8b5f',
            data: [3, 8, 6],
          },
        ]}
      />
    </Box>
  );
}
