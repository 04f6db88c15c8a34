import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const messages = Array.from({ length: 20 }, (_, index) => `Message ${index + 1}`);

export default function BoxRef() {
  const listRef = React.useRef<HTMLDivElement>(null);

  const handleClick = () => {
    const list = listRef.current;
    list?.scrollTo({ top: list.scrollHeight });
  };

  return (
    <div>
      <Box
        ref={listRef}
        tabIndex={0}
        role="log"
        aria-label="Messages"
        sx={{ height: 120, overflowY: 'auto', border: 1, borderColor: 'divider' }}
      >
        {messages.map((message) => (
          <Box key={message} sx={{ px: 1, py: 0.5 }}>
            {message}
          </Box>
        ))}
      </Box>
      <Button onClick={handleClick}>Show the latest</Button>
    </div>
  );
}
