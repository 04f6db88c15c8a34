import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ModalFade() {
  const [open, setOpen] = React.useState(false);
  const [state, setState] = React.useState('gone');

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography role="status">The programme is {state}.</Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Programme of the evening
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        onTransitionEnter={() => setState('coming')}
        onTransitionExited={() => setState('gone')}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Fade in={open} timeout={300}>
          <Paper
            role="dialog"
            aria-modal
            aria-label="Programme"
            sx={{ p: 3, outline: 0 }}
          >
            <Typography>Two quartets, and soup in between.</Typography>
            <Button sx={{ mt: 2 }} onClick={() => setOpen(false)}>
              Close
            </Button>
          </Paper>
        </Fade>
      </Modal>
    </Stack>
  );
}
