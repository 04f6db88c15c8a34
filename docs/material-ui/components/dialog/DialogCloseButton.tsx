import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Close from '@mui/icons-material/Close';

export default function DialogCloseButton() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Shipping details
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <Stack direction="row" alignItems="flex-start">
          <DialogTitle sx={{ flexGrow: 1 }}>Shipping details</DialogTitle>
          <IconButton
            autoFocus
            aria-label="Close"
            onClick={() => setOpen(false)}
            sx={{ m: 1.5 }}
          >
            <Close />
          </IconButton>
        </Stack>
        <DialogContent dividers>Arrives in two to four working days.</DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
