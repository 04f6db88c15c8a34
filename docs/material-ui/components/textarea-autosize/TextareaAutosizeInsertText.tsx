import * as React from 'react';
import Button from '@mui/material/Button';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const signature = 'Kind regards\nMia Chen\nAcme Support';

export default function TextareaAutosizeInsertText() {
  const [reply, setReply] = React.useState('Your order has been sent.');
  const textareaRef = React.useRef<HTMLTextAreaElement>(null);

  return (
    <div>
      <TextareaAutosize
        ref={textareaRef}
        aria-label="Reply"
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        style={{ font: 'inherit', boxSizing: 'border-box', width: '100%' }}
      />
      <Button
        onClick={() => {
          setReply(`${reply.trimEnd()}\n\n${signature}`);
          textareaRef.current?.focus();
        }}
      >
        Insert signature
      </Button>
    </div>
  );
}
