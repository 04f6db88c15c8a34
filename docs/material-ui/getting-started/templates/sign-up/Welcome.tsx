import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SignUpState } from './useSignUp';

export default function Welcome({ state }: { state: SignUpState }) {
  const { branch, email, interests } = state.values;

  return (
    <Stack spacing={2} useFlexGap alignItems="flex-start">
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Your card is ready at {branch}. Until you collect it, its number works
        online. A message with all details is on its way to {email.trim()}.
      </Typography>
      <Typography>
        {interests.length > 0
          ? `Once a month we recommend something for you: ${interests.join(', ').toLowerCase()}.`
          : 'You get no recommendations. You can change that in your account.'}
      </Typography>
      <Button
        variant="contained"
        href="/material-ui/getting-started/templates/blog/"
      >
        Look around
      </Button>
      <Button onClick={state.restart}>Sign up somebody else</Button>
    </Stack>
  );
}
