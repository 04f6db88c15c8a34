import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldContact() {
  return (
    <Stack component="form" spacing={2} aria-label="Contact for the delivery">
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        inputProps={{ dir: 'ltr' }}
      />
      <TextField
        label="Mobile number"
        type="tel"
        name="tel"
        autoComplete="tel"
        helperText="The driver calls ten minutes before"
        inputProps={{ dir: 'ltr' }}
      />
      <TextField
        label="Door code"
        name="door"
        autoComplete="off"
        inputProps={{ inputMode: 'numeric', enterKeyHint: 'done', dir: 'ltr' }}
      />
    </Stack>
  );
}
