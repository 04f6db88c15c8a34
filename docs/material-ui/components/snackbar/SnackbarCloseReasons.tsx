import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const REASONS: Record<SnackbarCloseReason, string> = {
  timeout: 'its time was over',
  clickaway: 'something beside it was pressed',
  escapeKeyDown: 'Escape was pressed',
};

export default function SnackbarCloseReasons() {
  const [open, setOpen] = React.useState(false);
  const [asked, setAsked] = React.useState<string[]>([]);

  const handleOpen = () => {
    setAsked([]);
    setOpen(true);
  };

  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    setAsked((old) => [...old, REASONS[reason]]);
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button variant="outlined" onClick={handleOpen}>
        Copy meeting link
      </Button>
      <Typography role="status" sx={{ minHeight: '3em' }}>
        {asked.length > 0 && `Asked to close because ${asked.join(', then ')}.`}
      </Typography>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={handleClose}
        message="The link is on the clipboard."
      />
    </Stack>
  );
}
