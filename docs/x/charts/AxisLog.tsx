import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const files = [2, 15, 130, 900, 8000, 52000];

export default function AxisLog() {
  const [scale, setScale] = React.useState<'log' | 'linear'>('log');
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scale}
        onChange={(event, next: 'log' | 'linear' | null) => setScale(next ?? scale)}
        aria-label="Scale of the y-axis"
      >
        <ToggleButton value="log">log</ToggleButton>
        <ToggleButton value="linear">linear</ToggleButton>
      </ToggleButtonGroup>
      <Box
        dir="ltr"
        role="img"
        aria-label={`Files from 2019 on a ${scale} scale: ${files.join(', ')}`}
      >
        <LineChart
          height={260}
          xAxis={[
            { scaleType: 'point', data: [2019, 2020, 2021, 2022, 2023, 2024] },
          ]}
          yAxis={[{ scaleType: scale, min: 1 }]}
          series={[{ label: 'Files', color: '#3d8b5f', data: files }]}
        />
      </Box>
    </div>
  );
}
