import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

export default function BackdropInvisible() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <Box
      sx={{ position: 'relative', minHeight: 100 }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <Button
        ref={buttonRef}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Text size
      </Button>
      <Backdrop invisible open={open} transitionDuration={0} onClick={close} />
      {open && (
        <Paper
          role="group"
          aria-label="Text size"
          elevation={4}
          sx={{ position: 'absolute', mt: 1 }}
        >
          {['Small', 'Normal', 'Large'].map((size) => (
            <Button key={size} onClick={close}>
              {size}
            </Button>
          ))}
        </Paper>
      )}
    </Box>
  );
}
