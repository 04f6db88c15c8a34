import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function FieldWithError() {
  const [email, setEmail] = React.useState('mia');
  const isWrong = !email.includes('@');
  return (
    <TextField
      id="account-email"
      label="Email"
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      error={isWrong}
      helperText={isWrong ? 'An address has an @.' : 'We write once a month.'}
    />
  );
}
