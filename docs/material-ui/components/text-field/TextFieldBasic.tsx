import TextField from '@mui/material/TextField';

export default function TextFieldBasic() {
  return (
    <TextField
      fullWidth
      label="Email"
      type="email"
      autoComplete="email"
      placeholder="name@example.com"
      helperText="We send the invoice to this address"
    />
  );
}
