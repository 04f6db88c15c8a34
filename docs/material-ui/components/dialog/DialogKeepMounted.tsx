import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function DialogKeepMounted() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Notes
      </Button>
      <Dialog keepMounted open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Notes</DialogTitle>
        <DialogContent>
          <TextField
            multiline
            minRows={3}
            margin="dense"
            label="Kept until reload"
          />
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
