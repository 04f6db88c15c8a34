import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const CENTRE = { display: 'grid', placeItems: 'center', p: 2 };

export default function ModalStacked() {
  const [open, setOpen] = React.useState(false);
  const [asking, setAsking] = React.useState(false);

  const handleDrain = () => {
    setAsking(false);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Basin 2
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} sx={CENTRE}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Basin 2"
          sx={{ p: 3, pb: 12, outline: 0 }}
        >
          <Typography>Level 1.8 m, 14 °C</Typography>
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Drain the basin
          </Button>
        </Paper>
      </Modal>
      <Modal open={asking} onClose={() => setAsking(false)} hideBackdrop sx={CENTRE}>
        <Paper
          role="alertdialog"
          aria-modal
          aria-label="Are all fish out?"
          elevation={8}
          sx={{ p: 2, outline: 0 }}
        >
          <Typography>Are all fish out?</Typography>
          <Button onClick={() => setAsking(false)}>Not yet</Button>
          <Button onClick={handleDrain}>All are out</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
