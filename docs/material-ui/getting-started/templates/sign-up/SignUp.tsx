import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TAKEN } from './data';
import LibraryCard from './LibraryCard';
import SignUpForm from './SignUpForm';
import { createLibraryTheme } from './theme';
import useSignUp from './useSignUp';
import Welcome from './Welcome';

export default function SignUp() {
  const outer = useTheme();
  const theme = React.useMemo(() => createLibraryTheme(outer), [outer]);
  const state = useSignUp();
  const heading = React.useRef<HTMLHeadingElement>(null);
  const shown = React.useRef(state.card);
  const { firstName, lastName, branch } = state.values;

  // The form and the welcome replace each other, and one of them had the focus.
  React.useEffect(() => {
    if (shown.current !== state.card) heading.current?.focus();
    shown.current = state.card;
  }, [state.card]);

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          minHeight: '100vh',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 460px' },
          alignItems: 'stretch',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Box
          component="main"
          sx={{
            width: '100%',
            maxWidth: 600,
            mx: 'auto',
            px: 2,
            py: { xs: 3, md: 6 },
          }}
        >
          <Typography ref={heading} tabIndex={-1} component="h1" variant="h3">
            {state.card ? `Welcome, ${firstName.trim()}` : 'A card for every book'}
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
            {state.card ? (
              `Card number ${state.card}`
            ) : (
              <>
                Free for everybody who lives here. Do you have a card?{' '}
                <Link href="/material-ui/getting-started/templates/sign-in/">
                  Sign in
                </Link>
                . To see an address that is taken, try {TAKEN}.
              </>
            )}
          </Typography>
          {state.card ? <Welcome state={state} /> : <SignUpForm state={state} />}
        </Box>
        <Box
          component="aside"
          aria-label="Your card"
          sx={{
            display: { xs: state.card ? 'flex' : 'none', md: 'flex' },
            justifyContent: 'center',
            alignItems: { md: 'center' },
            position: { md: 'sticky' },
            top: 0,
            height: { md: '100vh' },
            p: 3,
            bgcolor: 'background.paper',
            borderInlineStart: '1px solid',
            borderColor: 'divider',
          }}
        >
          <LibraryCard
            name={`${firstName} ${lastName}`.trim()}
            branch={branch}
            number={state.card}
          />
        </Box>
      </Box>
    </ThemeProvider>
  );
}
