import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerWithText() {
  return (
    <Stack spacing={2}>
      <Button variant="contained">Sign in with email</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Sign in with Google</Button>
    </Stack>
  );
}
