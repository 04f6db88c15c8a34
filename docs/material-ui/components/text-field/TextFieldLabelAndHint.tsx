import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldLabelAndHint() {
  return (
    <Stack spacing={3}>
      <TextField label="Reader's card" helperText="Eight digits on the back" />
      <TextField
        label="Shelf mark"
        placeholder="QH 541.5 .D4"
        helperText="As it stands in the catalogue"
      />
      <TextField label="Pages to copy" defaultValue="14–37" />
    </Stack>
  );
}
