import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarProgress() {
  const [state, setState] = React.useState<'idle' | 'sending' | 'sent'>('idle');

  React.useEffect(() => {
    if (state !== 'sending') return undefined;
    const timer = setTimeout(() => setState('sent'), 2500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <React.Fragment>
      <Button onClick={() => setState('sending')}>Send report</Button>
      <Snackbar
        open={state !== 'idle'}
        autoHideDuration={state === 'sent' ? 5000 : null}
        onClose={(_event, reason) => reason === 'timeout' && setState('idle')}
        ContentProps={{ role: 'status' }}
        message={state === 'sent' ? 'Report sent' : 'Sending the report …'}
      />
    </React.Fragment>
  );
}
