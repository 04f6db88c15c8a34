import { Stack } from '@mui/system';

export default function StackRow() {
  return (
    <Stack direction="row" spacing={1.5}>
      <button type="button">Accept</button>
      <button type="button">Decline</button>
      <button type="button">Later</button>
    </Stack>
  );
}
