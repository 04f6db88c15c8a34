import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Problems {
  party?: string;
  guests?: string;
}

function checkBooking(party: string, guests: number): Problems {
  return {
    ...(party.trim() === '' && { party: 'Under which name do you come?' }),
    ...(!(guests >= 1 && guests <= 8) && {
      guests: 'The table has room for 1 to 8 guests.',
    }),
  };
}

export default function DialogBookingForm() {
  const formId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [problems, setProblems] = React.useState<Problems>({});
  const [booking, setBooking] = React.useState('No table booked.');

  const handleOpen = () => {
    setProblems({});
    setOpen(true);
  };

  const handleClose = () => setOpen(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const party = String(data.get('party'));
    const guests = Number(data.get('guests'));
    const found = checkBooking(party, guests);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBooking(`Booked: ${party}, ${guests} at 19:30.`);
    setOpen(false);
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
        <Button variant="contained" onClick={handleOpen}>
          Book a table
        </Button>
        <Typography role="status">{booking}</Typography>
      </Stack>
      <Dialog open={open} onClose={handleClose} fullWidth maxWidth="xs">
        <DialogTitle>Book a table for 19:30</DialogTitle>
        <DialogContent>
          <Stack
            component="form"
            id={formId}
            noValidate
            onSubmit={handleSubmit}
            spacing={2}
            sx={{ pt: 1 }}
          >
            <TextField
              autoFocus
              required
              label="Name"
              name="party"
              autoComplete="name"
              error={Boolean(problems.party)}
              helperText={problems.party}
            />
            <TextField
              required
              label="Guests"
              name="guests"
              defaultValue="2"
              inputProps={{ inputMode: 'numeric' }}
              error={Boolean(problems.guests)}
              helperText={problems.guests}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Not now</Button>
          <Button type="submit" form={formId} variant="contained">
            Book
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
