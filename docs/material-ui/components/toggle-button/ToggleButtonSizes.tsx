import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonSizes() {
  const [period, setPeriod] = React.useState('Week');

  return (
    <Stack spacing={2}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          fullWidth
          size={size}
          aria-label={`Period, ${size}`}
          value={period}
          onChange={(_event, next: string | null) => setPeriod(next ?? period)}
        >
          <ToggleButton value="Day">Day</ToggleButton>
          <ToggleButton value="Week">Week</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
