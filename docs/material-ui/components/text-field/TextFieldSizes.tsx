import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <TextField size="small" label="Postcode" inputProps={{ size: 7 }} />
      <TextField variant="filled" label="City" sx={{ width: 200 }} />
      <TextField variant="standard" label="Street" fullWidth margin="dense" />
    </Stack>
  );
}
