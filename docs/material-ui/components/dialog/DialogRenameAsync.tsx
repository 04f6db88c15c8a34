import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** Stands for a request. The first one fails, as they do on trains. */
function sendName(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (attempt === 1) {
        reject(new Error('The server did not answer.'));
      } else {
        resolve();
      }
    }, 1500);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

export default function DialogRenameAsync() {
  const formId = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const request = React.useRef<AbortController | null>(null);
  const attempts = React.useRef(0);
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('harbour-cam');
  const [draft, setDraft] = React.useState(name);
  const [pending, setPending] = React.useState(false);
  const [failure, setFailure] = React.useState('');

  React.useEffect(() => () => request.current?.abort(), []);

  const handleOpen = () => {
    setDraft(name);
    setFailure('');
    setOpen(true);
  };

  const handleClose = () => {
    request.current?.abort();
    setPending(false);
    setOpen(false);
  };

  const handleSubmit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (pending) {
      return;
    }
    const controller = new AbortController();
    request.current = controller;
    setPending(true);
    setFailure('');
    // The button that had the focus is disabled from here on.
    input.current?.focus();
    try {
      attempts.current += 1;
      await sendName(attempts.current, controller.signal);
      setName(draft);
      setOpen(false);
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : 'Unknown error.');
    }
    setPending(false);
  };

  return (
    <React.Fragment>
      <Stack
        direction="row"
        alignItems="center"
        flexWrap="wrap"
        useFlexGap
        spacing={2}
      >
        <Typography role="status">Device: {name}</Typography>
        <Button variant="outlined" onClick={handleOpen}>
          Rename
        </Button>
      </Stack>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle>Rename device</DialogTitle>
        <DialogContent>
          <Stack
            component="form"
            id={formId}
            onSubmit={handleSubmit}
            spacing={2}
            sx={{ pt: 1 }}
          >
            {failure && (
              <Alert severity="error">{failure} Your name is still here.</Alert>
            )}
            <TextField
              autoFocus
              required
              inputRef={input}
              label="Device name"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              InputProps={{ readOnly: pending }}
            />
            <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
              {pending && 'Sending the new name…'}
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>{pending ? 'Stop' : 'Cancel'}</Button>
          <LoadingButton
            type="submit"
            form={formId}
            variant="contained"
            loading={pending}
          >
            {failure ? 'Try again' : 'Rename'}
          </LoadingButton>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
