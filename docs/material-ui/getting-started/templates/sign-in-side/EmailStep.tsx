import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { NO_ANSWER, sendCode } from './data';

function check(email: string): string {
  if (email.trim() === '') return 'Enter your email address.';
  return /^\S+@\S+\.\S+$/.test(email.trim())
    ? ''
    : 'Enter an address such as name@example.com.';
}

interface EmailStepProps {
  start: string;
  onSent: (email: string) => void;
}

export default function EmailStep({ start, onSent }: EmailStepProps) {
  const input = React.useRef<HTMLInputElement>(null);
  const [email, setEmail] = React.useState(start);
  const [isChecked, setChecked] = React.useState(false);
  const [isSending, setSending] = React.useState(false);
  const [hasFailed, setFailed] = React.useState(false);
  const error = (isChecked && check(email)) || (hasFailed ? NO_ANSWER : '');

  const send = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (check(email)) {
      input.current?.focus();
    } else if (!isSending) {
      setSending(true);
      setFailed(false);
      try {
        await sendCode(email.trim());
        onSent(email.trim());
      } catch {
        setFailed(true);
        setSending(false);
      }
    }
  };

  return (
    <form noValidate onSubmit={send}>
      <TextField
        id={React.useId()}
        inputRef={input}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error !== ''}
        helperText={error || 'We send you a code. There is no password to forget.'}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        sx={{ mt: 3 }}
      >
        {isSending ? 'Sending the code' : 'Send me a code'}
      </Button>
    </form>
  );
}
