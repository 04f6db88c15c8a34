import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

const backdrops: Record<string, NonNullable<DialogProps['slotProps']>['backdrop']> =
  {
    Blurred: { sx: { backdropFilter: 'blur(6px)', bgcolor: 'rgb(0 0 0 / 0.3)' } },
    Dark: { sx: { bgcolor: 'rgb(0 0 0 / 0.8)' } },
    None: { invisible: true },
  };

export default function BackdropDialog() {
  const [name, setName] = React.useState('Blurred');
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      {Object.keys(backdrops).map((key) => (
        <Button
          key={key}
          onClick={() => {
            setName(key);
            setOpen(true);
          }}
        >
          {key}
        </Button>
      ))}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ backdrop: backdrops[name] }}
      >
        <DialogTitle>Enable two-factor sign-in?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Later</Button>
          <Button onClick={() => setOpen(false)}>Enable</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
