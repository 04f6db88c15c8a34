import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

function Preview({ open, unmounts }: { open: boolean; unmounts: boolean }) {
  const [backdrop, setBackdrop] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ position: 'relative', p: 3, border: 1, flex: 1 }}>
      {backdrop ? 'in the document' : 'removed'}
      <Backdrop
        ref={setBackdrop}
        open={open}
        unmountOnExit={unmounts}
        mountOnEnter={unmounts}
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}

export default function BackdropUnmount() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <FormControlLabel
        label="Open"
        control={<Switch checked={open} onChange={() => setOpen(!open)} />}
      />
      <Stack direction="row" gap={2}>
        <Preview open={open} unmounts={false} />
        <Preview open={open} unmounts />
      </Stack>
    </React.Fragment>
  );
}
