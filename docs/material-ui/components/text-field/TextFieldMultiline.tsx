import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 120;

export default function TextFieldMultiline() {
  const [text, setText] = React.useState('The export button does nothing.');

  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      maxRows={8}
      label="Describe the problem"
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={text.length > limit}
      helperText={`${text.length} of ${limit} characters`}
    />
  );
}
