import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const PHRASE = 'heron-slate-oar';

export default function SnackbarOtherWindow() {
  const [open, setOpen] = React.useState(false);
  const [message, setMessage] = React.useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(PHRASE);
      setMessage('Copied. It works for one minute.');
    } catch {
      setMessage('Copying was refused. Mark the words instead.');
    }
    setOpen(true);
  };

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      alignItems="center"
      spacing={2}
    >
      <Typography component="code">{PHRASE}</Typography>
      <Button variant="outlined" onClick={copy}>
        Copy for the other window
      </Button>
      <Snackbar
        open={open}
        message={message}
        autoHideDuration={60_000}
        disableWindowBlurListener
        ClickAwayListenerProps={{ mouseEvent: false, touchEvent: false }}
        transitionDuration={{ enter: 300, exit: 120 }}
        onClose={() => setOpen(false)}
      />
    </Stack>
  );
}
