import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function DialogForm() {
  const formId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [error, setError] = React.useState('');

  const handleClose = () => setOpen(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    if (email.includes('@')) {
      setOpen(false);
    } else {
      setError('Enter an email address');
    }
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Invite a member
      </Button>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle>Invite a member</DialogTitle>
        <DialogContent>
          <form id={formId} noValidate onSubmit={handleSubmit}>
            <TextField
              autoFocus
              required
              fullWidth
              margin="dense"
              name="email"
              type="email"
              label="Email"
              error={error !== ''}
              helperText={error}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Cancel</Button>
          <Button type="submit" form={formId}>
            Send invitation
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
