import * as React from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ModalSheet() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <div>
      <Button variant="plain" onClick={() => setOpen(true)}>
        Storage
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Sheet
          role="dialog"
          aria-modal
          aria-labelledby={titleId}
          sx={{
            p: 3,
            borderRadius: 'md',
            boxShadow: 'lg',
            outline: 0,
            position: 'relative',
          }}
        >
          <ModalClose aria-label="Close" />
          <Typography level="title-lg" component="h2" id={titleId} sx={{ pr: 5 }}>
            42 of 100 GB used
          </Typography>
        </Sheet>
      </Modal>
    </div>
  );
}
