import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function TutorialFields() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 360, mx: 'auto' }}>
      <FormControl>
        <FormLabel>E-mail</FormLabel>
        <Input type="email" name="email" autoComplete="username" />
      </FormControl>
      <FormControl>
        <FormLabel>Password</FormLabel>
        <Input type="password" name="password" autoComplete="current-password" />
      </FormControl>
    </Stack>
  );
}
