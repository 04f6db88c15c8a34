import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function ModalTransition() {
  const [open, setOpen] = React.useState(false);
  const [copies, setCopies] = React.useState(1);

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Print labels
      </Button>
      <Modal
        closeAfterTransition
        open={open}
        onClose={() => setOpen(false)}
        onTransitionExited={() => setCopies(1)}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Fade in={open} timeout={300}>
          <Paper role="dialog" aria-label="Print labels" sx={{ p: 2, outline: 0 }}>
            <Button onClick={() => setCopies(copies + 1)}>{copies} copies</Button>
            <Button onClick={() => setOpen(false)}>Print</Button>
          </Paper>
        </Fade>
      </Modal>
    </React.Fragment>
  );
}
