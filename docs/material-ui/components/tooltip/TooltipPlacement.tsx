import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

type Placement = NonNullable<TooltipProps['placement']>;

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements = sides.flatMap((side): Placement[] => [
  `${side}-start`,
  side,
  `${side}-end`,
]);

export default function TooltipPlacement() {
  const id = React.useId();
  const [placement, setPlacement] = React.useState<Placement>('right-start');

  return (
    <Stack spacing={4} alignItems="flex-start" sx={{ pb: 4 }}>
      <TextField
        select
        id={id}
        label="Placement"
        size="small"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as Placement)}
      >
        {placements.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip describeChild arrow title="Sends a PDF" placement={placement}>
        <Button variant="outlined" sx={{ height: 88 }}>
          Send invoice
        </Button>
      </Tooltip>
    </Stack>
  );
}
