import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const MINUTES = 40;

export default function ProgressRadioPlay() {
  const [heard, setHeard] = React.useState(6);
  const loaded = Math.min(heard + 12, MINUTES);

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <LinearProgress
        variant="buffer"
        color="secondary"
        value={(heard / MINUTES) * 100}
        valueBuffer={(loaded / MINUTES) * 100}
        aria-label="Radio play"
        aria-valuetext={`${heard} of ${MINUTES} minutes heard`}
        sx={{ width: '100%' }}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        Heard {heard} minutes, loaded {loaded} of {MINUTES}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        onClick={() => setHeard(heard < MINUTES ? Math.min(heard + 5, MINUTES) : 0)}
      >
        {heard < MINUTES ? 'Skip 5 minutes' : 'From the beginning'}
      </Button>
    </Stack>
  );
}
