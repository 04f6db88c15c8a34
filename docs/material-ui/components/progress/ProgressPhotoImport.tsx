import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const PHOTOS = 48;

export default function ProgressPhotoImport() {
  const id = React.useId();
  const [running, setRunning] = React.useState(false);
  const [count, setCount] = React.useState(0);
  const done = count === PHOTOS;

  React.useEffect(() => {
    if (!running || done) {
      return undefined;
    }
    const timer = setTimeout(() => setCount(Math.min(count + 3, PHOTOS)), 250);
    return () => clearTimeout(timer);
  }, [running, count, done]);

  const start = () => {
    setCount(done ? 0 : count);
    setRunning(done || !running);
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Stack direction="row" justifyContent="space-between" sx={{ width: '100%' }}>
        <Typography id={id}>Photos from the camera</Typography>
        <Typography color="text.secondary">
          {count} of {PHOTOS}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={(count / PHOTOS) * 100}
        aria-labelledby={id}
        aria-valuetext={`${count} of ${PHOTOS} photos`}
        sx={{ width: '100%' }}
      />
      <Button variant="outlined" onClick={start}>
        {done && 'Copy again'}
        {!done && (running ? 'Pause' : 'Copy')}
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {done ? 'All photos are on this computer.' : ''}
      </Typography>
    </Stack>
  );
}
