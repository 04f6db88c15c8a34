import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function AlertDismissible() {
  const sentence = React.useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = React.useState(true);

  const handleClose = () => {
    setOpen(false);
    // The close button is about to go, and the focus must not go with it.
    sentence.current?.focus();
  };

  return (
    <div>
      <Collapse in={open} unmountOnExit>
        <Alert
          severity="info"
          role="note"
          closeText="Close the hint about seed bags"
          onClose={handleClose}
          sx={{ mb: 2 }}
        >
          Seed bags now show the year of harvest in their name.
        </Alert>
      </Collapse>
      <Typography ref={sentence} tabIndex={-1} sx={{ outline: 'none' }}>
        Rye, harvest of last year: 14 bags in store.
      </Typography>
      <Button
        aria-disabled={open}
        onClick={() => setOpen(true)}
        sx={{ mt: 1, opacity: open ? 0.38 : 1 }}
      >
        Show the hint again
      </Button>
    </div>
  );
}
