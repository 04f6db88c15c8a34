import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Send from '@mui/icons-material/Send';

export default function InputBaseMessage() {
  const [text, setText] = React.useState('');

  return (
    <Paper
      component="form"
      variant="outlined"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setText('');
      }}
      sx={{
        display: 'flex',
        pl: 2,
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <InputBase
        fullWidth
        placeholder="Message"
        inputProps={{ 'aria-label': 'Message' }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <IconButton type="submit" aria-label="Send message">
        <Send />
      </IconButton>
    </Paper>
  );
}
