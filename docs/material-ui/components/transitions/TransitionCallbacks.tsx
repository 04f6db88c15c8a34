import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TransitionCallbacks() {
  const fieldRef = React.useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = React.useState(false);
  const [last, setLast] = React.useState('none');

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Cancel' : 'Write a comment'}
      </Button>
      <Fade
        in={isOpen}
        timeout={600}
        onEnter={() => setLast('onEnter')}
        onEntered={() => {
          setLast('onEntered');
          fieldRef.current?.focus();
        }}
        onExit={() => setLast('onExit')}
        onExited={() => setLast('onExited')}
      >
        <TextField size="small" label="Comment" inputRef={fieldRef} />
      </Fade>
      <code>Last callback: {last}</code>
    </Stack>
  );
}
