import * as React from 'react';
import Button from '@mui/material/Button';
import Modal, { type ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalPreventClose() {
  const [open, setOpen] = React.useState(false);

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick') return;
    setOpen(false);
  };

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Choose a plan
      </Button>
      <Modal
        open={open}
        onClose={handleClose}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-label="Plan" sx={{ p: 3, outline: 0 }}>
          <Typography>A click outside does not close me. Escape does.</Typography>
          {['Free', 'Team'].map((plan) => (
            <Button key={plan} onClick={() => setOpen(false)}>
              {plan}
            </Button>
          ))}
        </Paper>
      </Modal>
    </div>
  );
}
