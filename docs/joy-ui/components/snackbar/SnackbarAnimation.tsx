import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarAnimation() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Publish page
      </Button>
      <Snackbar
        open={open}
        animationDuration={800}
        onClose={() => setOpen(false)}
        sx={{
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        }}
      >
        <span role="alert">Page published</span>
      </Snackbar>
    </React.Fragment>
  );
}
