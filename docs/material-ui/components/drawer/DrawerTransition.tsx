import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';

export default function DrawerTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="contained" onClick={() => setOpen(true)}>
        What is new
      </Button>
      <Drawer
        anchor="top"
        elevation={2}
        hideBackdrop
        transitionDuration={{ enter: 400, exit: 150 }}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'What is new',
        }}
      >
        <Alert severity="info" onClose={() => setOpen(false)}>
          Files can now be shared with guests.
        </Alert>
      </Drawer>
    </React.Fragment>
  );
}
