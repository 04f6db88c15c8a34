import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeMessage() {
  const [messages, setMessages] = React.useState(['Is the invoice paid?']);
  const [draft, setDraft] = React.useState('');

  const send = () => {
    if (draft.trim() === '') return;
    setMessages([...messages, draft.trim()]);
    setDraft('');
  };

  return (
    <div>
      <Box role="log" aria-label="Messages" sx={{ whiteSpace: 'pre-wrap' }}>
        {messages.map((message, index) => (
          <p key={index}>{message}</p>
        ))}
      </Box>
      <Stack direction="row" spacing={1} alignItems="flex-end">
        <TextareaAutosize
          aria-label="Message"
          maxRows={5}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, nativeEvent } = event;
            if (key === 'Enter' && !shiftKey && !nativeEvent.isComposing) {
              event.preventDefault();
              send();
            }
          }}
          style={{ font: 'inherit', flexGrow: 1, minWidth: 0, padding: 6 }}
        />
        <Button onClick={send}>Send</Button>
      </Stack>
    </div>
  );
}
