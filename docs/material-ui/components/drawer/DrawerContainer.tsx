import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function DrawerContainer() {
  const [container, setContainer] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      ref={setContainer}
      sx={{ position: 'relative', overflow: 'hidden', minHeight: 180, border: 1 }}
    >
      <Button onClick={() => setOpen(true)}>Show details</Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        disableScrollLock
        ModalProps={{ container }}
        SlideProps={{ container }}
        BackdropProps={{ sx: { position: 'absolute' } }}
        PaperProps={{
          role: 'dialog',
          'aria-label': 'Details',
          sx: { position: 'absolute', p: 2 },
        }}
        sx={{ position: 'absolute' }}
      >
        <Typography gutterBottom>Invoice 2041, paid</Typography>
        <Button onClick={() => setOpen(false)}>Hide details</Button>
      </Drawer>
    </Box>
  );
}
