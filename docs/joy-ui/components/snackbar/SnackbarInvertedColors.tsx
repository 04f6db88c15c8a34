import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarInvertedColors() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <React.Fragment>
      <Button ref={button} variant="outlined" onClick={() => setOpen(true)}>
        Check for updates
      </Button>
      <Snackbar
        open={open}
        variant="solid"
        color="primary"
        size="lg"
        invertedColors
        sx={{ maxWidth: 360 }}
      >
        <div>
          <Typography role="alert" level="title-md">
            Version 4.2 is available
          </Typography>
          <Typography textColor="text.primary" sx={{ my: 1 }}>
            Restart to get faster search and dark mode.
          </Typography>
          <Stack direction="row" spacing={1}>
            <Button variant="solid" onClick={close}>
              Restart now
            </Button>
            <Button variant="outlined" onClick={close}>
              Later
            </Button>
          </Stack>
        </div>
      </Snackbar>
    </React.Fragment>
  );
}
