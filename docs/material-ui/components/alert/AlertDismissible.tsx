import * as React from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const initialMessages = [
  { id: 1, text: 'Mia joined your team' },
  { id: 2, text: 'The export of your invoices is ready' },
];

export default function AlertDismissible() {
  const list = React.useRef<HTMLDivElement>(null);
  const [messages, setMessages] = React.useState(initialMessages);

  const dismiss = (id: number) => {
    setMessages(messages.filter((message) => message.id !== id));
    list.current?.focus();
  };

  return (
    <Stack ref={list} tabIndex={-1} role="group" aria-label="Messages" spacing={1}>
      {messages.map(({ id, text }) => (
        <Alert
          key={id}
          severity="info"
          role="note"
          closeText={`Dismiss: ${text}`}
          onClose={() => dismiss(id)}
        >
          {text}
        </Alert>
      ))}
      {messages.length === 0 && 'No messages'}
    </Stack>
  );
}
