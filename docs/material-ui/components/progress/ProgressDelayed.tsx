import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function ProgressDelayed() {
  const [wait, setWait] = React.useState(0);
  const loading = wait > 0;

  React.useEffect(() => {
    const timer = setTimeout(() => setWait(0), wait);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <Stack direction="row" spacing={1} alignItems="center">
      <Button onClick={() => setWait(200)}>Fast search</Button>
      <Button onClick={() => setWait(2500)}>Slow search</Button>
      <Fade
        in={loading}
        unmountOnExit
        timeout={{ enter: 200, exit: 0 }}
        style={{ transitionDelay: loading ? '500ms' : '0ms' }}
      >
        <span>
          <CircularProgress size={24} aria-label="Searching" />
        </span>
      </Fade>
    </Stack>
  );
}
