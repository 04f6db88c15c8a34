import * as React from 'react';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Textarea from '@mui/joy/Textarea';
import Checklist from '@mui/icons-material/Checklist';
import FormatQuote from '@mui/icons-material/FormatQuote';

const SNIPPETS = [
  { name: 'Quote', text: '> ', icon: <FormatQuote /> },
  { name: 'Checklist item', text: '- [ ] ', icon: <Checklist /> },
];

export default function TextareaToolbar() {
  const textareaRef = React.useRef<HTMLTextAreaElement>(null);
  const [text, setText] = React.useState('Looks good!');

  const insert = (snippet: string) => {
    const textarea = textareaRef.current!;
    textarea.setRangeText(
      snippet,
      textarea.selectionStart,
      textarea.selectionEnd,
      'end',
    );
    setText(textarea.value);
    textarea.focus();
  };

  return (
    <Textarea
      aria-label="Comment"
      minRows={2}
      maxRows={6}
      value={text}
      onChange={(event) => setText(event.target.value)}
      slotProps={{ textarea: { ref: textareaRef } }}
      startDecorator={SNIPPETS.map(({ name, text: snippet, icon }) => (
        <IconButton
          key={name}
          aria-label={`Insert ${name}`}
          onClick={() => insert(snippet)}
        >
          {icon}
        </IconButton>
      ))}
      endDecorator={<Button sx={{ marginInlineStart: 'auto' }}>Comment</Button>}
    />
  );
}
