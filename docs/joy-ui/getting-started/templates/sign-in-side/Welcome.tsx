import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import type { Session } from './SignInForm';

interface WelcomeProps {
  session: Session;
  onSignOut: () => void;
}

export default function Welcome({ session, onSignOut }: WelcomeProps) {
  return (
    <Stack spacing={2}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        You are signed in as <strong>{session.email}</strong>,{' '}
        {session.kept
          ? 'and stay so on this computer.'
          : 'until you close the browser.'}
      </Typography>
      <Button component="a" href="/joy-ui/react-card/">
        Go to your bookings
      </Button>
      <Button variant="outlined" color="neutral" onClick={onSignOut}>
        Sign out
      </Button>
    </Stack>
  );
}
