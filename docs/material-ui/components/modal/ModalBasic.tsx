import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show receipt</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Paper role="dialog" aria-label="Receipt" sx={{ p: 3, outline: 0 }}>
          <Typography>Order #1042: € 99.80, paid by card.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
