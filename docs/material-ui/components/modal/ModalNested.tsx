import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const centered = { display: 'grid', placeItems: 'center' };

function ConfirmRemoval({ onRemove }: { onRemove: () => void }) {
  const [asking, setAsking] = React.useState(false);

  return (
    <React.Fragment>
      <Button color="error" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Modal
        hideBackdrop
        open={asking}
        onClose={() => setAsking(false)}
        sx={centered}
      >
        <Paper
          role="alertdialog"
          aria-label="Remove this file?"
          sx={{ p: 2, outline: 0 }}
        >
          <Typography>Remove this file?</Typography>
          <Button onClick={() => setAsking(false)}>Keep</Button>
          <Button onClick={onRemove}>Remove file</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}

export default function ModalNested() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        invoice.pdf
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} sx={centered}>
        <Paper
          role="dialog"
          aria-label="invoice.pdf"
          sx={{ p: 4, pb: 16, outline: 0 }}
        >
          <Typography>invoice.pdf, 84 kB</Typography>
          <ConfirmRemoval onRemove={() => setOpen(false)} />
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
