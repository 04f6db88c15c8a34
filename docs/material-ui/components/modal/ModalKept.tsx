import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ModalKept() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Write in the logbook
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-label="Logbook"
          sx={{ p: 3, outline: 0, position: 'relative' }}
        >
          <Stack spacing={2}>
            <TextField multiline minRows={3} label="Today at sea" />
            <Button onClick={() => setOpen(false)}>Close the book</Button>
          </Stack>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
