import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const orders = { '#1041': 'open', '#1042': 'shipped', '#1043': 'open' };

export default function ToggleButtonFilter() {
  const [status, setStatus] = React.useState<string | null>(null);
  const found = Object.entries(orders).filter(
    (order) => status === null || order[1] === status,
  );

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Only orders that are"
        value={status}
        onChange={(_event, next: string | null) => setStatus(next)}
      >
        <ToggleButton value="open">Open</ToggleButton>
        <ToggleButton value="shipped">Shipped</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">
        {status ?? 'All orders'}: {found.map(([id]) => id).join(', ')}
      </Typography>
    </Stack>
  );
}
