import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const messages: Record<string, string> = {
  name: 'Enter your name',
  company: 'Enter your company',
};

export default function TextFieldSubmit() {
  const [missing, setMissing] = React.useState<string[]>([]);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const empty = Object.keys(messages).filter((name) => !data.get(name));
    setMissing(empty);
    form.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
      {Object.keys(messages).map((name) => (
        <TextField
          key={name}
          required
          name={name}
          label={name === 'name' ? 'Your name' : 'Company'}
          error={missing.includes(name)}
          helperText={missing.includes(name) && messages[name]}
        />
      ))}
      <Button type="submit" variant="contained">
        Create account
      </Button>
    </Stack>
  );
}
