import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Errors {
  name?: string;
  email?: string;
}

function findErrors(data: FormData): Errors {
  const errors: Errors = {};
  if (String(data.get('name')).trim() === '') {
    errors.name = 'We print this name on the badge';
  }
  if (!String(data.get('email')).includes('@')) {
    errors.email = 'We need an address with an @ to send the ticket';
  }
  return errors;
}

export default function TextFieldCheckOnSubmit() {
  const nameRef = React.useRef<HTMLInputElement>(null);
  const emailRef = React.useRef<HTMLInputElement>(null);
  const [errors, setErrors] = React.useState<Errors>({});
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findErrors(new FormData(event.currentTarget));
    setErrors(found);
    if (found.name) {
      nameRef.current?.focus();
    } else if (found.email) {
      emailRef.current?.focus();
    }
    const count = Object.keys(found).length;
    setMessage(count > 0 ? `Fields to correct: ${count}` : 'You are on the list');
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
      <TextField
        name="name"
        label="Name"
        required
        autoComplete="name"
        inputRef={nameRef}
        error={Boolean(errors.name)}
        helperText={errors.name}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        required
        autoComplete="email"
        inputRef={emailRef}
        error={Boolean(errors.email)}
        helperText={errors.email}
      />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        Join the workshop
      </Button>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
