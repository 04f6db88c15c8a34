import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function ModalKeepMounted() {
  const [writing, setWriting] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setWriting(true)}>
        New message
      </Button>
      <Modal
        keepMounted
        open={writing}
        onClose={() => setWriting(false)}
        sx={{ display: 'flex', alignItems: 'end', justifyContent: 'end' }}
      >
        <Paper
          role="dialog"
          aria-label="New message"
          sx={{ m: 2, p: 2, outline: 0, display: 'grid', gap: 1 }}
        >
          <TextField multiline minRows={3} label="Message" />
          <Button onClick={() => setWriting(false)}>Continue later</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
