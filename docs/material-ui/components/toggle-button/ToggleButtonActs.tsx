import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const ACTS = ['I', 'II', 'III', 'IV', 'V'];

export default function ToggleButtonActs() {
  const id = React.useId();
  const [acts, setActs] = React.useState<string[]>(['IV', 'I']);
  const inOrder = ACTS.filter((act) => acts.includes(act));

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography id={id} variant="body2">
        Rehearse today
      </Typography>
      <ToggleButtonGroup
        aria-labelledby={id}
        color="secondary"
        value={acts}
        onChange={(_event, next: string[]) => setActs(next)}
      >
        {ACTS.map((act) => (
          <ToggleButton
            key={act}
            value={act}
            aria-label={`Act ${act}`}
            sx={{ width: 48 }}
          >
            {act}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" color="text.secondary">
        {inOrder.length > 0 ? `Acts ${inOrder.join(', ')}` : 'A day off'}
      </Typography>
    </Stack>
  );
}
