import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Section from './Section';

const check = (email: string) =>
  /^\S+@\S+\.\S+$/.test(email.trim())
    ? ''
    : 'Enter an address such as name@example.com.';

/** News by email, and the plan that was chosen above. */
export default function Newsletter({ plan }: { plan: string }) {
  const id = React.useId();
  const input = React.useRef<HTMLInputElement>(null);
  const [email, setEmail] = React.useState('');
  const [isChecked, setChecked] = React.useState(false);
  const [sentTo, setSentTo] = React.useState('');
  const error = isChecked ? check(email) : '';

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (check(email)) {
      setSentTo('');
      input.current?.focus();
    } else {
      // Your request goes here.
      setSentTo(email.trim());
      setEmail('');
      setChecked(false);
    }
  };

  return (
    <Section
      id="start"
      title="Start with a letter"
      text={
        plan
          ? `You have chosen ${plan}. We send you the first steps.`
          : 'We send you the first steps, and once a month what other streets do.'
      }
    >
      <Box
        component="form"
        noValidate
        onSubmit={send}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}
      >
        <TextField
          id={id}
          inputRef={input}
          type="email"
          label="Email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={error !== ''}
          helperText={error}
          sx={{ flex: '1 1 240px', maxWidth: 400 }}
        />
        <Button type="submit" variant="contained" size="large" sx={{ height: 56 }}>
          Send me the letter
        </Button>
      </Box>
      <Box role="status" sx={{ mt: 2, maxWidth: 560 }}>
        {sentTo && (
          <Alert
            role="presentation"
            severity="success"
            sx={{ overflowWrap: 'anywhere' }}
            onClose={() => {
              setSentTo('');
              input.current?.focus();
            }}
          >
            It is on its way to {sentTo}. Talk to your neighbours meanwhile.
          </Alert>
        )}
      </Box>
    </Section>
  );
}
