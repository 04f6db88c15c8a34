import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { signIn, type Account } from './account';
import PasswordField from './PasswordField';
import ResetDialog from './ResetDialog';
import SubmitButton from './SubmitButton';
import { checkEmail, checkPassword } from './validate';

const MESSAGES = {
  wrong: 'This email and password do not match. Check both, or reset your password.',
  failed: 'The server does not answer. Check your connection, and try again.',
};

type Status = 'new' | 'checked' | 'sending' | keyof typeof MESSAGES;

interface SignInFormProps {
  onSignIn: (account: Account, kept: boolean) => void;
}

export default function SignInForm({ onSignIn }: SignInFormProps) {
  const id = React.useId();
  const emailInput = React.useRef<HTMLInputElement>(null);
  const passwordInput = React.useRef<HTMLInputElement>(null);
  const [email, setEmail] = React.useState('');
  const [password, setPassword] = React.useState('');
  const [kept, setKept] = React.useState(false);
  const [isResetOpen, setResetOpen] = React.useState(false);
  const [status, setStatus] = React.useState<Status>('new');

  // Errors are shown from the first attempt on, and then with each key.
  const errors =
    status === 'new'
      ? { email: '', password: '' }
      : { email: checkEmail(email), password: checkPassword(password) };

  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (status === 'sending') return;
    setStatus('checked');
    if (checkEmail(email)) {
      emailInput.current?.focus();
    } else if (checkPassword(password)) {
      passwordInput.current?.focus();
    } else {
      setStatus('sending');
      try {
        const account = await signIn(email.trim(), password);
        if (account) onSignIn(account, kept);
        else {
          setStatus('wrong');
          passwordInput.current?.select();
        }
      } catch {
        setStatus('failed');
      }
    }
  };

  return (
    <Stack component="form" noValidate spacing={2} useFlexGap onSubmit={submit}>
      <Box role="status">
        {(status === 'wrong' || status === 'failed') && (
          <Alert severity="error" role="presentation">
            {MESSAGES[status]}
          </Alert>
        )}
      </Box>
      <TextField
        id={`${id}-email`}
        inputRef={emailInput}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={errors.email !== ''}
        helperText={errors.email}
      />
      <PasswordField
        id={`${id}-password`}
        inputRef={passwordInput}
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password !== ''}
        helperText={errors.password}
      />
      <Stack
        direction="row"
        useFlexGap
        flexWrap="wrap"
        justifyContent="space-between"
      >
        <FormControlLabel
          control={<Checkbox size="small" checked={kept} />}
          label="Stay signed in"
          onChange={(_event, checked) => setKept(checked)}
        />
        <Button onClick={() => setResetOpen(true)}>Forgotten password?</Button>
      </Stack>
      <SubmitButton isSending={status === 'sending'} />
      <ResetDialog
        open={isResetOpen}
        start={email}
        onClose={() => setResetOpen(false)}
      />
    </Stack>
  );
}
