import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { checkCode, CODE_LENGTH, NO_ANSWER, sendCode } from './data';

interface CodeStepProps {
  email: string;
  onBack: () => void;
  onSignIn: () => void;
}

/** One field for the whole code: it can be pasted, and phones offer it from the message. */
export default function CodeStep({ email, onBack, onSignIn }: CodeStepProps) {
  const input = React.useRef<HTMLInputElement>(null);
  const [code, setCode] = React.useState('');
  const [error, setError] = React.useState('');
  const [isChecking, setChecking] = React.useState(false);
  const [sent, setSent] = React.useState(1);

  const fail = (text: string) => {
    setError(text);
    input.current?.select();
  };

  const signIn = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChecking) return;
    if (code.length < CODE_LENGTH) {
      fail(`The code has ${CODE_LENGTH} digits.`);
      return;
    }
    setChecking(true);
    try {
      const isRight = await checkCode(code);
      if (isRight) onSignIn();
      else fail('This is not the code we sent. Check it, or ask for another.');
    } catch {
      fail(NO_ANSWER);
    }
    setChecking(false);
  };

  const sendAgain = async () => {
    try {
      await sendCode(email);
      setSent(sent + 1);
      setCode('');
      setError('');
      input.current?.focus();
    } catch {
      fail(NO_ANSWER);
    }
  };

  return (
    <form noValidate onSubmit={signIn}>
      <TextField
        id={React.useId()}
        inputRef={input}
        label="Code"
        name="code"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) =>
          setCode(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))
        }
        error={error !== ''}
        helperText={error || `${CODE_LENGTH} digits, valid for ten minutes`}
        inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
        sx={{ '& input': { fontSize: 28, letterSpacing: '0.4em' } }}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        sx={{ mt: 3 }}
      >
        {isChecking ? 'Checking' : 'Sign in'}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mt: 1 }}>
        <Button onClick={sendAgain}>Send another code</Button>
        <Button onClick={onBack}>Change the address</Button>
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {sent > 1 && (
          <Alert role="presentation" severity="success">
            Code number {sent} is on its way.
          </Alert>
        )}
      </Box>
    </form>
  );
}
