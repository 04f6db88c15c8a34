import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function StackRow() {
  return (
    <Stack direction="row" spacing={1}>
      <Button>Accept</Button>
      <Button variant="outlined">Decline</Button>
      <Button variant="plain">Later</Button>
    </Stack>
  );
}
