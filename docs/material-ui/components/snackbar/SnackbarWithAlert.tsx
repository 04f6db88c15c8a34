import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const OUTCOMES = {
  success: 'Printed 12 pages on “Copy room”.',
  error: 'Not printed: “Copy room” is out of paper.',
};

type Outcome = keyof typeof OUTCOMES;

export default function SnackbarWithAlert() {
  const [outcome, setOutcome] = React.useState<Outcome>('success');
  const [open, setOpen] = React.useState(false);

  const handlePrint = (next: Outcome) => {
    setOutcome(next);
    setOpen(true);
  };

  const handleClose = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      <Button variant="outlined" onClick={() => handlePrint('success')}>
        Print with paper
      </Button>
      <Button variant="outlined" onClick={() => handlePrint('error')}>
        Print without paper
      </Button>
      <Snackbar
        key={outcome}
        open={open}
        autoHideDuration={outcome === 'error' ? null : 6000}
        onClose={handleClose}
      >
        <Alert
          severity={outcome}
          elevation={6}
          closeText="Close message"
          onClose={handleClose}
          sx={{ width: '100%' }}
        >
          {OUTCOMES[outcome]}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
