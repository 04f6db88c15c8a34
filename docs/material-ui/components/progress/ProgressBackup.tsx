import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const FULL = 60;

export default function ProgressBackup() {
  const id = React.useId();
  const [percent, setPercent] = React.useState(FULL);
  const [space, setSpace] = React.useState(false);
  const failed = !space && percent >= FULL;
  const running = !failed && percent < 100;

  React.useEffect(() => {
    if (!space || !running) {
      return undefined;
    }
    const timer = setTimeout(() => setPercent(percent + 5), 300);
    return () => clearTimeout(timer);
  }, [space, running, percent]);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography id={id}>Backup of the choir recordings</Typography>
      <LinearProgress
        variant="determinate"
        color={failed ? 'error' : 'success'}
        value={percent}
        aria-labelledby={id}
        sx={{ width: '100%' }}
      />
      <Typography role="status" variant="body2" color={failed ? 'error' : undefined}>
        {failed && `Stopped at ${percent} %: the disk is full.`}
        {running && 'Going on where it stopped'}
        {percent === 100 && 'The backup is complete.'}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => {
          setSpace(failed);
          setPercent(FULL);
        }}
      >
        {failed ? 'Free the disk and go on' : 'Fill the disk again'}
      </Button>
    </Stack>
  );
}
