import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

interface Result {
  key: number;
  severity: 'success' | 'error';
}

export default function SnackbarAlert() {
  const [open, setOpen] = React.useState(false);
  const [result, setResult] = React.useState<Result>({
    key: 0,
    severity: 'success',
  });

  const show = (severity: Result['severity']) => {
    setResult({ key: result.key + 1, severity });
    setOpen(true);
  };

  const handleClose = (_event: unknown, reason?: string) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <React.Fragment>
      <Button onClick={() => show('success')}>Upload a photo</Button>
      <Button onClick={() => show('error')}>Upload a video</Button>
      <Snackbar
        key={result.key}
        open={open}
        onClose={handleClose}
        autoHideDuration={result.severity === 'error' ? null : 6000}
      >
        <Alert
          severity={result.severity}
          onClose={handleClose}
          sx={{ width: '100%' }}
        >
          {result.severity === 'error' ? 'The file is too large' : 'Photo uploaded'}
        </Alert>
      </Snackbar>
    </React.Fragment>
  );
}
