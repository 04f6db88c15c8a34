import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function DrawerCalm() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Word of the day
      </Button>
      <Drawer
        anchor="bottom"
        elevation={2}
        hideBackdrop
        transitionDuration={{ enter: 400, exit: 150 }}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Word of the day',
          sx: { p: 3, alignItems: 'center', gap: 1 },
        }}
      >
        <Typography>Petrichor: the smell of rain on dry ground.</Typography>
        <Button onClick={() => setOpen(false)}>Thanks</Button>
      </Drawer>
    </React.Fragment>
  );
}
