import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function ModalBackdrop() {
  const [locked, setLocked] = React.useState(false);

  return (
    <div>
      <Button variant="contained" color="secondary" onClick={() => setLocked(true)}>
        Lock screen
      </Button>
      <Modal
        open={locked}
        onClose={() => setLocked(false)}
        slotProps={{
          backdrop: {
            transitionDuration: 400,
            sx: { bgcolor: 'rgb(0 40 60 / 60%)', backdropFilter: 'blur(6px)' },
          },
        }}
      >
        <Paper
          role="dialog"
          aria-label="Locked"
          sx={{
            position: 'absolute',
            insetInline: 16,
            top: '30%',
            p: 3,
            textAlign: 'center',
            outline: 0,
          }}
        >
          <Button onClick={() => setLocked(false)}>Unlock</Button>
        </Paper>
      </Modal>
    </div>
  );
}
