import TextField from '@mui/material/TextField';

export default function TextareaAutosizeTextField() {
  return (
    <TextField
      label="Delivery instructions"
      helperText="Door code, floor, neighbours"
      multiline
      minRows={2}
      maxRows={6}
      fullWidth
    />
  );
}
