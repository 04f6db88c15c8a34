import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

const SlideUp = React.forwardRef(function SlideUp(
  props: SlideProps,
  ref: React.Ref<unknown>,
) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function DialogTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rate this app
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionComponent={SlideUp}
      >
        <DialogTitle>Do you like it?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Not yet</Button>
          <Button onClick={() => setOpen(false)}>Yes</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
