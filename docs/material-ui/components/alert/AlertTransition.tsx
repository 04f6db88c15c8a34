import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function AlertTransition() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(true);

  const handleClose = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <div>
      <Collapse in={open} unmountOnExit>
        <Alert severity="warning" onClose={handleClose} role="note" sx={{ mb: 2 }}>
          The office is closed on Friday.
        </Alert>
      </Collapse>
      <Button ref={button} onClick={() => setOpen(true)}>
        Show office hours
      </Button>
    </div>
  );
}
