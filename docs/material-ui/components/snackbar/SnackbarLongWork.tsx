import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

type Phase = 'idle' | 'sending' | 'sent';

export default function SnackbarLongWork() {
  const [phase, setPhase] = React.useState<Phase>('idle');

  React.useEffect(() => {
    if (phase !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setPhase('sent'), 2500);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-disabled={phase === 'sending'}
        onClick={() => setPhase('sending')}
      >
        Send survey to 240 people
      </Button>
      <Snackbar
        open={phase !== 'idle'}
        autoHideDuration={phase === 'sent' ? 5000 : null}
        onClose={(_event, reason) => {
          if (phase === 'sent' && reason !== 'clickaway') {
            setPhase('idle');
          }
        }}
        ContentProps={{ role: 'status' }}
        message={phase === 'sending' ? 'Sending…' : 'All 240 surveys are sent.'}
        action={
          phase === 'sending' && (
            <Button color="inherit" size="small" onClick={() => setPhase('idle')}>
              Stop
            </Button>
          )
        }
      />
    </React.Fragment>
  );
}
