import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';

export default function InputBaseMessage() {
  const [draft, setDraft] = React.useState('');
  const [sent, setSent] = React.useState('Your bread is in the oven');

  const send = () => {
    if (draft.trim()) {
      setSent(draft.trim());
      setDraft('');
    }
  };

  return (
    <div>
      <Typography role="log" aria-label="Messages" sx={{ mb: 2 }}>
        {sent}
      </Typography>
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          alignItems: 'end',
          p: 0.5,
          borderRadius: 6,
          '&:focus-within': { borderColor: 'primary.main' },
        }}
      >
        <InputBase
          multiline
          maxRows={5}
          placeholder="Answer the bakery"
          inputProps={{ 'aria-label': 'Message to the bakery' }}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            const composing = event.nativeEvent.isComposing;
            if (event.key === 'Enter' && !event.shiftKey && !composing) {
              event.preventDefault();
              send();
            }
          }}
          sx={{ flex: 1, px: 1.5, py: 1 }}
        />
        <IconButton color="primary" aria-label="Send" onClick={send}>
          <ArrowUpwardRounded />
        </IconButton>
      </Paper>
    </div>
  );
}
