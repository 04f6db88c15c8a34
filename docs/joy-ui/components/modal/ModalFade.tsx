import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalFade() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        What is new
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{
          opacity: open ? 1 : 0,
          transition: open ? 'opacity 250ms' : 'opacity 250ms, visibility 0s 250ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <ModalDialog
          sx={{ mt: open ? 0 : -3, transition: 'margin 250ms', maxWidth: 320 }}
        >
          <DialogTitle>Version 5.2</DialogTitle>
          <DialogContent>Calendars can be shared with other teams.</DialogContent>
          <Button onClick={() => setOpen(false)}>Continue</Button>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
