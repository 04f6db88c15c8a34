import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface TicketProps {
  email: string;
  onSignOut: () => void;
}

export default function Ticket({ email, onSignOut }: TicketProps) {
  return (
    <Stack spacing={2} useFlexGap alignItems="flex-start">
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        You are signed in as {email}. Your yearly ticket is valid until 30 September.
      </Typography>
      <Button
        variant="contained"
        href="/material-ui/getting-started/templates/album/"
      >
        See the collection
      </Button>
      <Button onClick={onSignOut}>Sign out</Button>
    </Stack>
  );
}
