import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Pause the tour
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          backdrop: {
            transitionDuration: 400,
            sx: { backdropFilter: 'blur(6px)', bgcolor: 'rgb(0 40 60 / 60%)' },
          },
        }}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper role="dialog" aria-modal aria-label="Pause" sx={{ p: 3, outline: 0 }}>
          <Typography>Room 3 of 8. The guide waits.</Typography>
          <Button sx={{ mt: 2 }} onClick={() => setOpen(false)}>
            Go on
          </Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
