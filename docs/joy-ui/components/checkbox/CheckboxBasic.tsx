import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxBasic() {
  return (
    <Stack spacing={1.5}>
      <Checkbox label="Email me about new comments" defaultChecked />
      <Checkbox label="Email me a weekly summary" />
      <Checkbox label="Text me about outages" disabled />
    </Stack>
  );
}
