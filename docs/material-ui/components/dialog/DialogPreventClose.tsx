import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogPreventClose() {
  const [open, setOpen] = React.useState(false);

  const handleClose: DialogProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick') {
      return;
    }
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show recovery code
      </Button>
      <Dialog open={open} onClose={handleClose}>
        <DialogTitle>Your recovery code</DialogTitle>
        <DialogContent>4K7Q-NW2D-9XRE. It is shown only once.</DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setOpen(false)}>
            I saved it
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
