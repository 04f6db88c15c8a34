import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSelect() {
  return (
    <Stack spacing={2}>
      <TextField select label="Currency" defaultValue="EUR">
        <MenuItem value="EUR">Euro</MenuItem>
        <MenuItem value="USD">US dollar</MenuItem>
      </TextField>
      <TextField
        select
        label="Language"
        defaultValue="en"
        SelectProps={{ native: true }}
      >
        <option value="en">English</option>
        <option value="pt">Portuguese</option>
      </TextField>
    </Stack>
  );
}
