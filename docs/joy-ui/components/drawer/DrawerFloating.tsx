import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function DrawerFloating() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Task details
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          content: { sx: { bgcolor: 'transparent', boxShadow: 'none', p: 2 } },
        }}
      >
        <Sheet sx={{ flexGrow: 1, p: 2, borderRadius: 'lg', position: 'relative' }}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Check the budget</DialogTitle>
          <Typography>Due on Friday.</Typography>
        </Sheet>
      </Drawer>
    </React.Fragment>
  );
}
