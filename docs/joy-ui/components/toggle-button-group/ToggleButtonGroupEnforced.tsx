import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

type Period = 'day' | 'week' | 'month';

const VISITS: Record<Period, string> = { day: '318', week: '2,140', month: '9,877' };

export default function ToggleButtonGroupEnforced() {
  const [period, setPeriod] = React.useState<Period>('week');

  return (
    <Stack spacing={1} alignItems="center">
      <ToggleButtonGroup
        aria-label="Period"
        value={period}
        onChange={(_event, next) => {
          if (next) {
            setPeriod(next);
          }
        }}
      >
        <Button value="day">Day</Button>
        <Button value="week">Week</Button>
        <Button value="month">Month</Button>
      </ToggleButtonGroup>
      <Typography role="status">{VISITS[period]} visits</Typography>
    </Stack>
  );
}
