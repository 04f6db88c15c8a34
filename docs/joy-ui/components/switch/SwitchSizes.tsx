import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchSizes() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Switch size="sm" slotProps={{ input: { 'aria-label': 'Small' } }} />
      <Switch size="md" slotProps={{ input: { 'aria-label': 'Medium' } }} />
      <Switch size="lg" slotProps={{ input: { 'aria-label': 'Large' } }} />
    </Stack>
  );
}
