import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function BackdropBehindDialog() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show my voucher
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={id}
        slotProps={{
          backdrop: {
            transitionDuration: 400,
            sx: { backdropFilter: 'blur(6px)', bgcolor: 'rgb(0 0 0 / 0.35)' },
          },
        }}
      >
        <DialogTitle id={id}>Voucher for the steam bath</DialogTitle>
        <DialogContent>
          <DialogContentText>Show the number 4417 at the desk.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
