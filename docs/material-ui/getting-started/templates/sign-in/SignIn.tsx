import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import PedalBike from '@mui/icons-material/PedalBike';
import { KNOWN, type Account } from './account';
import { streets } from './pictures';
import Rides from './Rides';
import SignInForm from './SignInForm';
import { createRidesTheme } from './theme';

export default function SignIn() {
  const outer = useTheme();
  const theme = React.useMemo(() => createRidesTheme(outer), [outer]);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const [session, setSession] = React.useState<{
    account: Account;
    kept: boolean;
  }>();
  const [changes, setChanges] = React.useState(0);

  // The form goes away, and with it the button that has the focus.
  React.useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);

  const change = (next: typeof session) => {
    setSession(next);
    setChanges(changes + 1);
  };

  return (
    <ThemeProvider theme={theme}>
      <Stack
        sx={{
          minHeight: '100vh',
          px: 2,
          bgcolor: 'background.default',
          color: 'text.primary',
          backgroundImage: `url("${streets[outer.palette.mode]}")`,
          backgroundRepeat: 'no-repeat',
          backgroundPosition: 'center bottom',
          backgroundSize: 'max(100%, 1100px) auto',
        }}
      >
        <Box component="header" sx={{ py: 2 }}>
          <Link
            href="/material-ui/"
            color="text.primary"
            underline="none"
            sx={{ display: 'inline-flex', gap: 1, fontWeight: 700, fontSize: 20 }}
          >
            <PedalBike color="primary" /> Rolling Stock
          </Link>
        </Box>
        <Paper
          component="main"
          elevation={3}
          sx={{
            width: '100%',
            maxWidth: 420,
            mx: 'auto',
            my: 'auto',
            p: { xs: 2, sm: 4 },
          }}
        >
          <Typography ref={heading} tabIndex={-1} component="h1" variant="h4">
            {session ? `Hello, ${session.account.name}` : 'Sign in to ride'}
          </Typography>
          {session ? (
            <Rides {...session} onSignOut={() => change(undefined)} />
          ) : (
            <>
              <Typography color="text.secondary" sx={{ mt: 1, mb: 2 }}>
                Try it with {KNOWN.email} and the password {KNOWN.password}.
              </Typography>
              <SignInForm onSignIn={(account, kept) => change({ account, kept })} />
              <Typography sx={{ mt: 2, textAlign: 'center' }}>
                No account yet?{' '}
                <Link href="/material-ui/getting-started/templates/sign-up/">
                  Sign up
                </Link>
              </Typography>
            </>
          )}
        </Paper>
        <Box
          component="footer"
          sx={{ display: 'flex', justifyContent: 'center', pt: 3, pb: 26 }}
        >
          <Paper sx={{ px: 2, py: 1, display: 'flex', gap: 2, borderRadius: 99 }}>
            <Link href="/material-ui/react-accordion/">Help</Link>
            <Link href="/material-ui/react-typography/">Privacy</Link>
          </Paper>
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
