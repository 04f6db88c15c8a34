import * as React from 'react';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaCounter() {
  const [message, setMessage] = React.useState('');

  return (
    <Textarea
      aria-label="Text message, 160 characters at most"
      minRows={3}
      value={message}
      onChange={(event) => setMessage(event.target.value)}
      slotProps={{ textarea: { maxLength: 160 } }}
      endDecorator={
        <Typography level="body-xs" sx={{ ml: 'auto' }}>
          {message.length} / 160
        </Typography>
      }
    />
  );
}
