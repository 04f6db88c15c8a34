import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopoverDimmedPage() {
  const labelId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const handleAnswer = () => {
    setOpen((before) => !before);
    setAnchor(null);
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography role="status">
        The lower gate is {open ? 'open' : 'shut'}.
      </Typography>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {open ? 'Shut the gate' : 'Open the gate'}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -8, horizontal: 'center' }}
        slotProps={{
          root: { slotProps: { backdrop: { invisible: false } } },
          paper: { role: 'alertdialog', 'aria-labelledby': labelId, sx: { p: 2 } },
        }}
      >
        <Typography id={labelId}>Is the lock free of boats?</Typography>
        <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
          <Button onClick={() => setAnchor(null)}>Not yet</Button>
          <Button onClick={handleAnswer}>It is free</Button>
        </Stack>
      </Popover>
    </Stack>
  );
}
