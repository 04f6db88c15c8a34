import * as React from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FabDisabled() {
  const [text, setText] = React.useState('');

  return (
    <Stack spacing={2} alignItems="flex-end">
      <TextField
        fullWidth
        multiline
        label="Message"
        helperText="Write something to enable the button"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Fab variant="extended" color="primary" disabled={text.trim() === ''}>
        Send message
      </Fab>
    </Stack>
  );
}
