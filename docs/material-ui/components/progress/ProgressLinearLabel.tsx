import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressLinearLabel() {
  const id = React.useId();
  const [running, setRunning] = React.useState(false);
  const [percent, setPercent] = React.useState(35);

  React.useEffect(() => {
    if (!running || percent === 100) {
      return undefined;
    }
    const timer = setTimeout(() => setPercent(percent + 5), 250);
    return () => clearTimeout(timer);
  }, [running, percent]);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography id={id}>Photos.zip</Typography>
      <Stack direction="row" alignItems="center" spacing={2} sx={{ width: '100%' }}>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-labelledby={id}
          sx={{ flex: 1 }}
        />
        <Typography variant="body2">{percent} %</Typography>
      </Stack>
      <Button onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Upload'}
      </Button>
      <Typography role="status">{percent === 100 && 'Upload complete'}</Typography>
    </Stack>
  );
}
