import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { checkEmail } from './validate';

interface ResetProps {
  /** What was typed as email before. */
  start: string;
  onClose: () => void;
}

function ResetForm({ start, onClose }: ResetProps) {
  const id = React.useId();
  const [email, setEmail] = React.useState(start);
  const [error, setError] = React.useState('');
  const [sentTo, setSentTo] = React.useState('');

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Forms in a dialog are part of the form around it in React's tree.
    event.stopPropagation();
    setError(checkEmail(email));
    if (!checkEmail(email)) setSentTo(email.trim());
  };

  return (
    <form noValidate onSubmit={send}>
      <DialogContent>
        <DialogContentText role="status" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {sentTo
            ? `If ${sentTo} has an account, a link is on its way.`
            : 'We send a link to your email address. It is valid for one hour.'}
        </DialogContentText>
        {!sentTo && (
          <TextField
            autoFocus
            id={`${id}-email`}
            label="Email of your account"
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={error !== ''}
            helperText={error}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button autoFocus={sentTo !== ''} key={sentTo} onClick={onClose}>
          {sentTo ? 'Close' : 'Cancel'}
        </Button>
        {!sentTo && (
          <Button type="submit" variant="contained">
            Send link
          </Button>
        )}
      </DialogActions>
    </form>
  );
}

export default function ResetDialog({
  open,
  ...form
}: ResetProps & { open: boolean }) {
  const titleId = React.useId();

  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>Reset your password</DialogTitle>
      <ResetForm {...form} />
    </Dialog>
  );
}
