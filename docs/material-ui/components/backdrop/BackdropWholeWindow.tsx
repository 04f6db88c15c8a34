import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BackdropWholeWindow() {
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    if (!open) {
      return undefined;
    }
    const timer = setTimeout(() => setOpen(false), 2500);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Typography>Model railway, layout 3</Typography>
      {/* The same button starts and ends, so focus has a place to stay. */}
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Bring the trains back' : 'Send all trains to the shed'}
      </Button>
      <Typography role="status">
        {open ? 'Trains are on their way' : 'All trains stand'}
      </Typography>
      <Backdrop
        open={open}
        onClick={() => setOpen(false)}
        sx={{
          bgcolor: 'rgb(0 0 0 / 0.7)',
          color: 'common.white',
          zIndex: (theme) => theme.zIndex.drawer + 1,
        }}
      >
        <Typography>Press anywhere to stop the trains</Typography>
      </Backdrop>
    </Stack>
  );
}
