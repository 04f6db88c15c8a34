import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function TextFieldError() {
  const [email, setEmail] = React.useState('mia.chen');
  const [touched, setTouched] = React.useState(true);
  const error = touched && !email.includes('@');

  return (
    <TextField
      fullWidth
      label="Work email"
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      onBlur={() => setTouched(true)}
      onFocus={() => setTouched(error)}
      error={error}
      helperText={error ? 'Enter an address with an @' : ' '}
      FormHelperTextProps={{ 'aria-live': 'polite' }}
    />
  );
}
