import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldStates() {
  return (
    <Stack spacing={3}>
      <TextField label="Tenant" required defaultValue="Noor van Dijk" />
      <TextField
        label="Contract number"
        defaultValue="LE-2031-88"
        helperText="Given by us. You can select and copy it"
        InputProps={{ readOnly: true }}
      />
      <TextField
        label="Second tenant"
        disabled
        FormHelperTextProps={{ disabled: false }}
        helperText="Open once the first tenant is confirmed"
      />
    </Stack>
  );
}
