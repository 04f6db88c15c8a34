import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldStates() {
  return (
    <Stack spacing={2}>
      <TextField required label="Title" defaultValue="Q3 report" />
      <TextField
        label="Project"
        defaultValue="Website relaunch"
        helperText="Set by your admin"
        InputProps={{ readOnly: true }}
      />
      <TextField
        disabled
        label="Budget"
        helperText="Available once the project is approved"
        FormHelperTextProps={{ disabled: false }}
      />
    </Stack>
  );
}
