import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function DialogUnsavedChanges() {
  const [open, setOpen] = React.useState(false);
  const [draft, setDraft] = React.useState('');
  const [asking, setAsking] = React.useState(false);

  const handleOpen = () => {
    setDraft('');
    setAsking(false);
    setOpen(true);
  };

  const handleClose = () => {
    if (draft === '') {
      setOpen(false);
    } else {
      setAsking(!asking);
    }
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={handleOpen}>
        Write a comment
      </Button>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle>{asking ? 'Discard your comment?' : 'Comment'}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            multiline
            minRows={2}
            margin="dense"
            label="Text"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>{asking ? 'Keep editing' : 'Cancel'}</Button>
          <Button onClick={() => setOpen(false)}>
            {asking ? 'Discard' : 'Send'}
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
