import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalPreventClose() {
  const [open, setOpen] = React.useState(false);
  const [hint, setHint] = React.useState(false);

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick' || reason === 'escapeKeyDown') {
      setHint(true);
    } else {
      setOpen(false);
    }
  };

  return (
    <React.Fragment>
      <Button
        color="neutral"
        onClick={() => {
          setHint(false);
          setOpen(true);
        }}
      >
        Start checkout
      </Button>
      <Modal open={open} onClose={handleClose}>
        <ModalDialog color={hint ? 'warning' : 'neutral'}>
          <DialogTitle>Payment in progress</DialogTitle>
          <DialogContent role="status">
            {hint ? 'Finish or cancel the payment first.' : 'Total: 48.00 €'}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Pay now</Button>
            <Button variant="plain" onClick={() => setOpen(false)}>
              Cancel payment
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
