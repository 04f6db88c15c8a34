import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarProgress() {
  const [state, setState] = React.useState<'closed' | 'running' | 'done'>('closed');
  const running = state === 'running';

  React.useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setState('done'), 3000);
    return () => clearTimeout(timer);
  }, [running]);

  return (
    <React.Fragment>
      <Button onClick={() => setState('running')}>Export orders</Button>
      <Snackbar
        open={state !== 'closed'}
        autoHideDuration={running ? null : 4000}
        startDecorator={running && <CircularProgress size="sm" aria-hidden />}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setState('closed');
        }}
      >
        <span role="alert">{running ? 'Exporting…' : '214 orders exported'}</span>
      </Snackbar>
    </React.Fragment>
  );
}
