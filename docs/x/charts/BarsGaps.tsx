import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

const gaps = {
  none: { categoryGapRatio: 0, barGapRatio: 0 },
  wide: { categoryGapRatio: 0.6, barGapRatio: 0.3 },
};

export default function BarsGaps() {
  const [gap, setGap] = React.useState<keyof typeof gaps>('wide');
  const days = {
    scaleType: 'band' as const,
    data: ['Mon', 'Tue', 'Wed'],
    ...gaps[gap],
  };

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        aria-label="Gaps"
        value={gap}
        onChange={(_event, value: keyof typeof gaps | null) => setGap(value ?? gap)}
      >
        <ToggleButton value="none">No gaps</ToggleButton>
        <ToggleButton value="wide">Wide gaps</ToggleButton>
      </ToggleButtonGroup>
      <Box
        dir="ltr"
        role="img"
        aria-label="New and closed tickets: Mon 14 and 9, Tue 18 and 16, Wed 11 and 15"
      >
        <BarChart
          height={240}
          colors={['#2e7fd1', '#c2571a']}
          xAxis={[days]}
          series={[
            { label: 'New', data: [14, 18, 11] },
            { label: 'Closed', data: [9, 16, 15] },
          ]}
          skipAnimation
          sx={barOutlines}
        />
      </Box>
    </div>
  );
}
