import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

interface TrialProps {
  plan: string;
  onClose: () => void;
  onSend: (band: string) => void;
}

function TrialForm({ plan, onClose, onSend }: TrialProps) {
  const id = React.useId();
  const [band, setBand] = React.useState('');
  const [email, setEmail] = React.useState('');
  const [isChecked, setChecked] = React.useState(false);
  const bandError = band.trim() ? '' : 'Enter the name of your band.';
  const emailError = /^\S+@\S+\.\S+$/.test(email.trim())
    ? ''
    : 'Enter an address such as name@example.com.';

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = (bandError && 'band') || (emailError && 'email');
    if (wrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    } else {
      // Your request goes here.
      onSend(band.trim());
    }
  };

  return (
    <form noValidate onSubmit={send}>
      <DialogContent>
        <DialogContentText>
          Your first two hours with {plan} are free. We write to you with free
          evenings.
        </DialogContentText>
        <TextField
          autoFocus
          fullWidth
          margin="normal"
          id={`${id}-band`}
          name="band"
          label="Name of the band"
          value={band}
          onChange={(event) => setBand(event.target.value)}
          error={isChecked && bandError !== ''}
          helperText={isChecked && bandError}
        />
        <TextField
          fullWidth
          margin="normal"
          id={`${id}-email`}
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={isChecked && emailError !== ''}
          helperText={isChecked && emailError}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained">
          Send
        </Button>
      </DialogActions>
    </form>
  );
}

export default function TrialDialog({
  open,
  ...form
}: TrialProps & { open: boolean }) {
  const titleId = React.useId();

  return (
    <Dialog open={open} onClose={form.onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Two free hours</DialogTitle>
      <TrialForm {...form} />
    </Dialog>
  );
}
