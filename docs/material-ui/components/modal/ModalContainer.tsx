import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function ModalContainer() {
  const [panel, setPanel] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      ref={setPanel}
      sx={{ position: 'relative', height: 160, border: 1, borderColor: 'divider' }}
    >
      <Button onClick={() => setOpen(true)}>Edit chart</Button>
      <Modal
        container={panel}
        disableScrollLock
        open={open}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', display: 'grid', placeItems: 'center' }}
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
      >
        <Paper role="dialog" aria-label="Chart type" sx={{ p: 1, outline: 0 }}>
          {['Bars', 'Lines'].map((type) => (
            <Button key={type} onClick={() => setOpen(false)}>
              {type}
            </Button>
          ))}
        </Paper>
      </Modal>
    </Box>
  );
}
