import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaEnterToSend() {
  const [messages, setMessages] = React.useState(['When does it ship?']);
  const [draft, setDraft] = React.useState('');

  const sendOnEnter = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) {
      return;
    }
    event.preventDefault();
    if (draft.trim()) {
      setMessages([...messages, draft]);
      setDraft('');
    }
  };

  return (
    <Stack spacing={1}>
      <div role="log" aria-label="Messages">
        {messages.map((message, index) => (
          <Typography key={index} sx={{ whiteSpace: 'pre-line' }}>
            {message}
          </Typography>
        ))}
      </div>
      <Textarea
        aria-label="Message, press Enter to send"
        placeholder="Enter sends, Shift+Enter starts a line"
        maxRows={5}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
    </Stack>
  );
}
