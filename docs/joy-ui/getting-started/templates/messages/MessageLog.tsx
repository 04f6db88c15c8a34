import * as React from 'react';
import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import MessageBubble from './MessageBubble';
import { getPerson } from './people';
import { type Conversation } from './types';

interface MessageLogProps {
  conversation: Conversation;
  typing: boolean;
  titleId: string;
  onLike: (message: string) => void;
}

export default function MessageLog({
  conversation,
  typing,
  titleId,
  onLike,
}: MessageLogProps) {
  const boxRef = React.useRef<HTMLDivElement>(null);
  const { days, members } = conversation;
  const [first = ''] = members;
  const count = days.reduce((sum, { messages }) => sum + messages.length, 0);

  // The newest message stays in sight.
  React.useEffect(() => {
    const box = boxRef.current;
    if (box) {
      box.scrollTop = box.scrollHeight;
    }
  }, [count, typing]);

  return (
    <Box
      ref={boxRef}
      role="region"
      aria-label="Messages, scrollable"
      tabIndex={0}
      sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: { xs: 1.5, sm: 2 } }}
    >
      <Box
        role="log"
        aria-labelledby={titleId}
        sx={{ display: 'grid', gap: 2, maxWidth: 860, mx: 'auto' }}
      >
        {days.map(({ name, messages }) => (
          <React.Fragment key={name}>
            <Divider>
              <Typography level="body-xs">{name}</Typography>
            </Divider>
            {messages.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                onLike={() => onLike(message.id)}
              />
            ))}
          </React.Fragment>
        ))}
      </Box>
      {count === 0 && (
        <Typography level="body-sm" sx={{ py: 6, textAlign: 'center' }}>
          No messages yet. Say hello!
        </Typography>
      )}
      <Typography
        level="body-xs"
        sx={{ minHeight: '2em', pt: 1, maxWidth: 860, mx: 'auto' }}
      >
        {typing && `${getPerson(first).name} is typing…`}
      </Typography>
    </Box>
  );
}
