import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const SECONDS = 20;

export default function CircularProgressCountdown() {
  const [left, setLeft] = React.useState(SECONDS);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running || left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [running, left]);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <CircularProgress
        determinate
        size="lg"
        value={(left / SECONDS) * 100}
        color={left > 5 ? 'primary' : 'danger'}
        aria-label="Code is valid"
        aria-valuetext={`${left} seconds left`}
        sx={{ fontSize: 'md' }}
      >
        {left}
      </CircularProgress>
      <Button
        variant="outlined"
        onClick={() => {
          setRunning(!running || left === 0);
          if (left === 0) setLeft(SECONDS);
        }}
      >
        {running && left > 0 ? 'Pause' : 'Start timer'}
      </Button>
    </Stack>
  );
}
