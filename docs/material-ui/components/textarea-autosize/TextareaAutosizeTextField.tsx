import TextField from '@mui/material/TextField';

export default function TextareaAutosizeTextField() {
  return (
    <TextField
      label="What the ferryman should know"
      helperText="Grows from two lines to six"
      multiline
      minRows={2}
      maxRows={6}
      fullWidth
    />
  );
}
