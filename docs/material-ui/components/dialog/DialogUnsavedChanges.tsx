import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DialogUnsavedChanges() {
  const keepButton = React.useRef<HTMLButtonElement>(null);
  const input = React.useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);
  const [bio, setBio] = React.useState('Bakes rye bread. Repairs bicycles.');
  const [draft, setDraft] = React.useState(bio);

  React.useEffect(() => {
    if (asking) {
      keepButton.current?.focus();
    }
  }, [asking]);

  const handleOpen = () => {
    setDraft(bio);
    setAsking(false);
    setOpen(true);
  };

  const handleClose = () => {
    if (draft === bio) {
      setOpen(false);
    } else if (asking) {
      handleKeep();
    } else {
      setAsking(true);
    }
  };

  const handleKeep = () => {
    setAsking(false);
    input.current?.focus();
  };

  const handleSave = () => {
    setBio(draft);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Typography role="status" sx={{ mb: 2 }}>
        {bio}
      </Typography>
      <Button variant="outlined" onClick={handleOpen}>
        Edit profile
      </Button>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle>Edit profile</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={3}
            label="About you"
            inputRef={input}
            value={draft}
            onChange={(event) => {
              setDraft(event.target.value);
              setAsking(false);
            }}
            sx={{ mt: 1 }}
          />
          {asking && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              Your text is not saved. Close without it?
            </Alert>
          )}
        </DialogContent>
        {asking ? (
          <DialogActions>
            <Button color="inherit" onClick={() => setOpen(false)}>
              Discard text
            </Button>
            <Button ref={keepButton} variant="contained" onClick={handleKeep}>
              Keep editing
            </Button>
          </DialogActions>
        ) : (
          <DialogActions>
            <Button onClick={handleClose}>Close</Button>
            <Button variant="contained" onClick={handleSave}>
              Save profile
            </Button>
          </DialogActions>
        )}
      </Dialog>
    </React.Fragment>
  );
}
