import * as React from 'react';
import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Terrain from '@mui/icons-material/Terrain';
import SidePicture from './SidePicture';
import SignInForm, { type Session } from './SignInForm';
import Welcome from './Welcome';
import { FOOTER_LINKS } from './data';

export default function SignInSide() {
  const heading = React.useRef<HTMLHeadingElement>(null);
  const [session, setSession] = React.useState<Session | null>(null);
  const [changes, setChanges] = React.useState(0);

  // The form goes away, and with it the button that has the focus.
  React.useEffect(() => {
    if (changes > 0) heading.current?.focus();
  }, [changes]);

  const change = (next: Session | null) => {
    setSession(next);
    setChanges(changes + 1);
  };

  return (
    <Box
      sx={{
        display: 'grid',
        alignContent: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
        },
        minHeight: '100vh',
        bgcolor: 'background.body',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: { xs: 'calc(100vh - 200px)', md: '100vh' },
          boxSizing: 'border-box',
          px: { xs: 2, sm: 4 },
          py: 3,
        }}
      >
        <Box component="header">
          <Link
            href="/joy-ui/"
            level="title-lg"
            textColor="text.primary"
            underline="none"
            startDecorator={<Terrain color="primary" />}
          >
            Fernway Huts
          </Link>
        </Box>
        <Box
          component="main"
          sx={{ width: '100%', maxWidth: 400, mx: 'auto', my: 'auto', py: 4 }}
        >
          <Typography level="h2" component="h1" ref={heading} tabIndex={-1}>
            {session ? 'Welcome back' : 'Sign in'}
          </Typography>
          {session ? (
            <Welcome session={session} onSignOut={() => change(null)} />
          ) : (
            <React.Fragment>
              <Typography sx={{ mt: 0.5, mb: 3 }}>
                New in the mountains?{' '}
                <Link href="/joy-ui/react-stepper/" underline="always">
                  Create an account
                </Link>
              </Typography>
              <SignInForm onSignIn={change} />
            </React.Fragment>
          )}
        </Box>
        <Box
          component="footer"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
        >
          <Typography level="body-sm" sx={{ marginInlineEnd: 'auto' }}>
            © Fernway Huts
          </Typography>
          {FOOTER_LINKS.map(({ name, href }) => (
            <Link key={name} level="body-sm" href={href}>
              {name}
            </Link>
          ))}
        </Box>
      </Box>
      <SidePicture />
    </Box>
  );
}
