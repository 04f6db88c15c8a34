import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonRehearsal() {
  const id = React.useId();
  const [fixed, setFixed] = React.useState(false);
  const [hall, setHall] = React.useState('Attic');

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ToggleButtonGroup
        exclusive
        aria-label="Hall for the rehearsal"
        aria-describedby={id}
        disabled={fixed}
        value={hall}
        onChange={(_event, next: string | null) => setHall(next ?? hall)}
      >
        <ToggleButton value="Attic">Attic</ToggleButton>
        <ToggleButton value="Chapel">Chapel</ToggleButton>
        <ToggleButton value="Gym" disabled>
          Gym
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography id={id} variant="body2" color="text.secondary">
        {fixed ? `The plan is fixed: ${hall}.` : 'The gym is being painted.'}
      </Typography>
      <FormControlLabel
        control={
          <Switch checked={fixed} onChange={(_event, next) => setFixed(next)} />
        }
        label="Fix the plan"
      />
    </Stack>
  );
}
