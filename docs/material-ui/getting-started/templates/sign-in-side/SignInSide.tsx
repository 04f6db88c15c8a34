import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CodeStep from './CodeStep';
import { CODE } from './data';
import EmailStep from './EmailStep';
import Exhibits from './Exhibits';
import { createMuseumTheme } from './theme';
import Ticket from './Ticket';

type Step = 'email' | 'code' | 'ticket';

export default function SignInSide() {
  const outer = useTheme();
  const theme = React.useMemo(() => createMuseumTheme(outer), [outer]);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const [step, setStep] = React.useState<Step>('email');
  const [email, setEmail] = React.useState('');
  const shown = React.useRef(step);

  // Each step is announced by its heading.
  React.useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const titles = {
    email: 'Sign in',
    code: 'Check your inbox',
    ticket: 'Welcome to the tide',
  };

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          minHeight: '100vh',
          display: 'grid',
          alignContent: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
          },
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            minHeight: { md: '100vh' },
            px: 2,
            py: 3,
          }}
        >
          <Box component="header" sx={{ textAlign: 'center' }}>
            <Typography variant="overline">
              <Link href="/material-ui/" color="inherit" underline="none">
                Museum of Tides
              </Link>
            </Typography>
          </Box>
          <Box
            component="main"
            sx={{ width: '100%', maxWidth: 380, m: 'auto', py: 4 }}
          >
            <Typography ref={heading} tabIndex={-1} component="h1" variant="h4">
              {titles[step]}
            </Typography>
            {step === 'code' && (
              <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
                The code went to {email}. To try it, use {CODE}.
              </Typography>
            )}
            <Box sx={{ mt: 3 }}>
              {step === 'email' && (
                <EmailStep
                  start={email}
                  onSent={(address) => {
                    setEmail(address);
                    setStep('code');
                  }}
                />
              )}
              {step === 'code' && (
                <CodeStep
                  email={email}
                  onBack={() => setStep('email')}
                  onSignIn={() => setStep('ticket')}
                />
              )}
              {step === 'ticket' && (
                <Ticket email={email} onSignOut={() => setStep('email')} />
              )}
            </Box>
          </Box>
          <Box component="footer" sx={{ textAlign: 'center' }}>
            <Link href="/material-ui/getting-started/templates/sign-up/">
              Become a member
            </Link>
          </Box>
        </Box>
        <Exhibits />
      </Box>
    </ThemeProvider>
  );
}
