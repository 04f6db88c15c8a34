import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Compare with the page
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          backdrop: { sx: { backdropFilter: 'none', bgcolor: 'rgba(0 0 0 / 0.2)' } },
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Earlier version</DialogTitle>
      </Drawer>
    </React.Fragment>
  );
}
