import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const GREETING = 'With kind regards\nThe lock keepers';

export default function TextareaAutosizeByRef() {
  const id = React.useId();
  const [letter, setLetter] = React.useState('The lock is shut on Monday.');
  const field = React.useRef<HTMLTextAreaElement>(null);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography component="label" htmlFor={id}>
        Notice to skippers
      </Typography>
      <TextareaAutosize
        ref={field}
        id={id}
        value={letter}
        onChange={(event) => setLetter(event.target.value)}
        style={{ font: 'inherit', resize: 'none', width: '100%' }}
      />
      <Button
        variant="outlined"
        onClick={() => {
          setLetter(`${letter.trimEnd()}\n\n${GREETING}`);
          field.current?.focus();
        }}
      >
        Add the greeting
      </Button>
    </Stack>
  );
}
