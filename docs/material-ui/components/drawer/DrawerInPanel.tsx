import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function DrawerInPanel() {
  const [panel, setPanel] = React.useState<HTMLDivElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      ref={setPanel}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        minHeight: 180,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography gutterBottom>Blueprint of the stove</Typography>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Parts
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        disableScrollLock
        ModalProps={{ container: panel }}
        BackdropProps={{ sx: { position: 'absolute' } }}
        SlideProps={{ container: panel }}
        PaperProps={{
          role: 'dialog',
          'aria-label': 'Parts of the stove',
          sx: { position: 'absolute', p: 2 },
        }}
        sx={{ position: 'absolute' }}
      >
        <Typography gutterBottom>Door, grate, flue</Typography>
        <Button size="small" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Drawer>
    </Box>
  );
}
