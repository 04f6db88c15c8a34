import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const LIMIT = 200;

export default function TextFieldFaultReport() {
  const [text, setText] = React.useState(
    'The lift stops between the second and third floor.',
  );

  return (
    <Stack spacing={3}>
      <TextField
        label="What happened"
        multiline
        minRows={2}
        maxRows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={text.length > LIMIT}
        helperText={`${text.length} of ${LIMIT} characters`}
      />
      <TextField
        label="How to get in"
        multiline
        rows={2}
        defaultValue="Ring at number 4, the caretaker has the key."
      />
    </Stack>
  );
}
