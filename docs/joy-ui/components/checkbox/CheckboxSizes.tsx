import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxSizes() {
  return (
    <Stack spacing={1.5}>
      <Checkbox size="sm" label="Small, for tables and filters" defaultChecked />
      <Checkbox size="md" label="Medium, the default" defaultChecked />
      <Checkbox size="lg" label="Large, for touch" defaultChecked />
    </Stack>
  );
}
