import * as React from 'react';
import Button from '@mui/material/Button';
import Modal, { type ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const REASONS = {
  backdropClick: 'by a press beside it',
  escapeKeyDown: 'by Escape',
};

export default function ModalReasons() {
  const [open, setOpen] = React.useState(false);
  const [way, setWay] = React.useState('not yet');

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    setWay(REASONS[reason]);
    setOpen(false);
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography role="status">Closed: {way}</Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Read the rules of the kiln
      </Button>
      <Modal
        open={open}
        onClose={handleClose}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-label="Rules of the kiln"
          sx={{ p: 3, outline: 0 }}
        >
          <Typography>Never open it above 80 °C.</Typography>
          <Button
            sx={{ mt: 2 }}
            onClick={() => {
              setWay('by the button');
              setOpen(false);
            }}
          >
            Understood
          </Button>
        </Paper>
      </Modal>
    </Stack>
  );
}
