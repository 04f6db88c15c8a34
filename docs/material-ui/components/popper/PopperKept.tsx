import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PopperKept() {
  const id = React.useId();
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [corner, setCorner] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Stack ref={setCorner} alignItems="flex-start" spacing={1}>
      <Button
        ref={setButton}
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((before) => !before)}
      >
        {open ? 'Put the notes away' : 'Take out the notes'}
      </Button>
      <Popper
        id={id}
        role="group"
        aria-label="Notes"
        keepMounted
        open={open}
        anchorEl={button}
        container={corner}
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
          <TextField multiline minRows={2} label="Notes of the tour" />
        </Paper>
      </Popper>
    </Stack>
  );
}
