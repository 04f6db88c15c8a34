import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

export default function DialogInitialFocus() {
  const textRef = React.useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the contract
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionProps={{ onEnter: () => textRef.current?.focus() }}
      >
        <DialogTitle>Contract</DialogTitle>
        <DialogContent>
          <Typography ref={textRef} tabIndex={-1} sx={{ outline: 0 }}>
            You rent the office from 1 June, with three months’ notice.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Decline</Button>
          <Button onClick={() => setOpen(false)}>Accept</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
