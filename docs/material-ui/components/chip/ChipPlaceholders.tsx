import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Add from '@mui/icons-material/Add';

const FIELDS = ['guest', 'room', 'arrival'];

export default function ChipPlaceholders() {
  const [text, setText] = React.useState('Dear {guest}, your room is ready.');
  const input = React.useRef<HTMLTextAreaElement>(null);
  const caret = React.useRef<number | null>(null);

  const insert = (field: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } =
      input.current ?? {};
    setText(`${text.slice(0, selectionStart)}{${field}}${text.slice(selectionEnd)}`);
    caret.current = selectionStart + field.length + 2;
  };

  React.useEffect(() => {
    if (caret.current !== null) {
      input.current?.focus();
      input.current?.setSelectionRange(caret.current, caret.current);
      caret.current = null;
    }
  }, [text]);

  return (
    <Stack spacing={1.5}>
      <TextField
        multiline
        label="Message to the guest"
        value={text}
        onChange={({ target }) => setText(target.value)}
        inputRef={input}
      />
      <Stack
        direction="row"
        gap={1}
        flexWrap="wrap"
        role="group"
        aria-label="Insert"
      >
        {FIELDS.map((field) => (
          <Chip
            key={field}
            component="button"
            size="small"
            variant="outlined"
            icon={<Add />}
            label={field}
            aria-label={`Insert ${field}`}
            onClick={() => insert(field)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
