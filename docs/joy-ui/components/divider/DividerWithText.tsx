import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerWithText() {
  return (
    <Stack spacing={2}>
      <Button>Sign in with email</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Sign in with single sign-on</Button>
    </Stack>
  );
}
