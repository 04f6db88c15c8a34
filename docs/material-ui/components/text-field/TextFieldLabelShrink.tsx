import TextField from '@mui/material/TextField';

export default function TextFieldLabelShrink() {
  return (
    <TextField label="Due date" type="date" InputLabelProps={{ shrink: true }} />
  );
}
