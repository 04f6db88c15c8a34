import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerPreventClose() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Start upload
      </Button>
      <Drawer
        anchor="right"
        size="sm"
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'backdropClick') setOpen(false);
        }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Uploading</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>
          A click beside this drawer does not close it.
        </DialogContent>
      </Drawer>
    </React.Fragment>
  );
}
