import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

type Phase = 'loading' | 'failed' | 'there';

export default function SkeletonFailure() {
  const box = React.useRef<HTMLDivElement>(null);
  const [phase, setPhase] = React.useState<Phase>('failed');

  React.useEffect(() => {
    if (phase !== 'loading') {
      return undefined;
    }
    const timer = setTimeout(() => setPhase('there'), 1500);
    return () => clearTimeout(timer);
  }, [phase]);

  const handleRetry = () => {
    setPhase('loading');
    // The button goes; what it loads is the next thing to read.
    box.current?.focus();
  };

  return (
    <Box
      ref={box}
      role="group"
      aria-label="Weather at the summit"
      aria-busy={phase === 'loading'}
      tabIndex={-1}
      sx={{ minHeight: 72, outline: 'none' }}
    >
      {phase === 'failed' && (
        <Alert
          severity="error"
          role="note"
          action={
            <Button color="inherit" size="small" onClick={handleRetry}>
              Try again
            </Button>
          }
        >
          The weather station did not answer.
        </Alert>
      )}
      {phase !== 'failed' && (
        <React.Fragment>
          <Typography variant="h5" component="p">
            {phase === 'loading' ? <Skeleton width="5ch" /> : '−4 °C'}
          </Typography>
          <Typography color="text.secondary" role="status">
            {phase === 'loading' ? <Skeleton width="18ch" /> : 'Light snow, calm'}
          </Typography>
        </React.Fragment>
      )}
    </Box>
  );
}
