import TextField from '@mui/material/TextField';

export default function TextFieldCode() {
  return (
    <TextField
      label="Code from the message"
      autoComplete="one-time-code"
      inputProps={{
        inputMode: 'numeric',
        maxLength: 6,
        dir: 'ltr',
        style: { letterSpacing: '0.5em' },
      }}
    />
  );
}
