import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const THREADS = ['Madder', 'Weld', 'Woad'];

export default function BackdropInvisible() {
  const id = React.useId();
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);
  const [thread, setThread] = React.useState('Weld');

  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <Box
      sx={{ minHeight: 112, position: 'relative' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          close();
        }
      }}
    >
      <Stack direction="row" spacing={2} alignItems="center">
        <Button
          ref={buttonRef}
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          Thread
        </Button>
        <Typography role="status">{thread}</Typography>
      </Stack>
      <Backdrop invisible open={open} transitionDuration={0} onClick={close} />
      {open && (
        <Paper
          id={id}
          role="group"
          aria-label="Threads"
          elevation={4}
          sx={{ mt: 1, p: 1, position: 'absolute' }}
        >
          {THREADS.map((name) => (
            <Button
              key={name}
              onClick={() => {
                setThread(name);
                close();
              }}
            >
              {name}
            </Button>
          ))}
        </Paper>
      )}
    </Box>
  );
}
