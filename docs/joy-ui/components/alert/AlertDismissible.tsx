import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Close from '@mui/icons-material/Close';

export default function AlertDismissible() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const handleClose = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button ref={button} onClick={() => setOpen(true)}>
        Export invoices
      </Button>
      {open && (
        <Alert
          color="success"
          sx={{ alignSelf: 'stretch' }}
          endDecorator={
            <IconButton
              variant="soft"
              color="success"
              aria-label="Close message"
              onClick={handleClose}
            >
              <Close />
            </IconButton>
          }
        >
          12 invoices exported
        </Alert>
      )}
    </Stack>
  );
}
