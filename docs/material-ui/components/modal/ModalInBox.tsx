import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalInBox() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      ref={setBox}
      sx={{
        position: 'relative',
        height: 200,
        p: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Park the crane
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={box}
        disableScrollLock
        sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
      >
        <Paper role="dialog" aria-label="Crane" sx={{ p: 2, outline: 0 }}>
          <Typography>The hook must be up.</Typography>
          <Button onClick={() => setOpen(false)}>It is up</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
