import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TextFieldBrowserRules() {
  const [problem, setProblem] = React.useState('');
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (form.checkValidity()) {
      setSaved(`Your page: /u/${String(new FormData(form).get('handle'))}`);
    } else {
      setSaved('');
      form.querySelector<HTMLInputElement>('input:invalid')?.focus();
    }
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
      <TextField
        name="handle"
        label="Handle"
        required
        error={problem !== ''}
        helperText={problem || '3 to 12 lower-case letters'}
        onChange={() => setProblem('')}
        inputProps={{
          pattern: '[a-z]{3,12}',
          title: '3 to 12 lower-case letters',
          autoCapitalize: 'none',
          spellCheck: false,
          onInvalid: (event: React.FormEvent<HTMLInputElement>) =>
            setProblem(event.currentTarget.validationMessage),
        }}
      />
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'start' }}>
        Claim handle
      </Button>
      <Typography role="status">{saved}</Typography>
    </Stack>
  );
}
