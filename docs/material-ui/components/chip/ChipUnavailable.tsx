import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SLOTS = [
  { time: '09:00', free: true },
  { time: '10:30', free: false },
  { time: '13:00', free: true },
  { time: '14:30', free: false },
  { time: '16:00', free: true },
];

export default function ChipUnavailable() {
  const labelId = React.useId();
  const [chosen, setChosen] = React.useState('13:00');

  return (
    <Stack spacing={1.5}>
      <Typography id={labelId}>Slot at the loading ramp</Typography>
      <Stack
        direction="row"
        gap={1}
        flexWrap="wrap"
        role="group"
        aria-labelledby={labelId}
      >
        {SLOTS.map(({ time, free }) => (
          <Chip
            key={time}
            component="button"
            label={free ? time : `${time} taken`}
            disabled={!free}
            aria-pressed={time === chosen}
            variant={time === chosen ? 'filled' : 'outlined'}
            color={time === chosen ? 'primary' : 'default'}
            onClick={() => setChosen(time)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
