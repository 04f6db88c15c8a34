import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import MarkEmailRead from '@mui/icons-material/MarkEmailRead';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Field from './Field';
import { checkEmail, checkPassword } from './validate';

export interface Session {
  email: string;
  /** Whether it outlives the browser window. */
  kept: boolean;
}

const NOT_CHECKED = { email: false, password: false };

export default function SignInForm({
  onSignIn,
}: {
  onSignIn: (session: Session) => void;
}) {
  const emailInput = React.useRef<HTMLInputElement>(null);
  const passwordInput = React.useRef<HTMLInputElement>(null);
  const [email, setEmail] = React.useState('');
  const [password, setPassword] = React.useState('');
  const [kept, setKept] = React.useState(true);
  const [visible, setVisible] = React.useState(false);
  // An error is shown after the first attempt, and from then on with each key.
  const [checked, setChecked] = React.useState(NOT_CHECKED);
  const [linkSentTo, setLinkSentTo] = React.useState('');

  const emailError = checkEmail(email);
  const passwordError = checkPassword(password);

  const signIn = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked({ email: true, password: true });
    setLinkSentTo('');
    if (emailError) {
      emailInput.current?.focus();
    } else if (passwordError) {
      passwordInput.current?.focus();
    } else {
      onSignIn({ email: email.trim(), kept });
    }
  };

  const sendLink = () => {
    setChecked({ email: true, password: false });
    setLinkSentTo(emailError ? '' : email.trim());
    if (emailError) {
      emailInput.current?.focus();
    }
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={signIn}>
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        error={checked.email ? emailError : ''}
        inputRef={emailInput}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label="Password"
        type={visible ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={password}
        error={checked.password ? passwordError : ''}
        inputRef={passwordInput}
        onChange={(event) => setPassword(event.target.value)}
        endDecorator={
          <IconButton
            aria-label="Show password"
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        }
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Checkbox
          size="sm"
          name="kept"
          label="Keep me signed in"
          checked={kept}
          onChange={(event) => setKept(event.target.checked)}
        />
        <Link level="title-sm" href="/joy-ui/react-input/">
          Forgotten your password?
        </Link>
      </Box>
      <Button type="submit">Sign in</Button>
      <Divider>or</Divider>
      <Button variant="outlined" color="neutral" onClick={sendLink}>
        Email me a link
      </Button>
      <Box role="status">
        {linkSentTo && (
          <Alert
            color="success"
            role="presentation"
            startDecorator={<MarkEmailRead />}
          >
            A link for signing in is on its way to {linkSentTo}.
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
