import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ButtonSubmit() {
  const [invited, setInvited] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInvited(String(new FormData(event.currentTarget).get('email')));
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <TextField
        required
        type="email"
        name="email"
        label="Email"
        helperText={<span role="status">{invited && `Invited ${invited}`}</span>}
      />
      <Button type="submit" variant="contained" fullWidth>
        Send invitation
      </Button>
    </Stack>
  );
}
