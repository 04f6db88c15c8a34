import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopperStock() {
  const id = React.useId();
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [ordered, setOrdered] = React.useState(0);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button?.focus();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={handleKeyDown}>
        <Button
          ref={setButton}
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen((before) => !before)}
        >
          Oat flour: 3 sacks
        </Button>
        <Popper
          id={id}
          role="group"
          aria-label="Order oat flour"
          open={open}
          anchorEl={button}
          placement="bottom-start"
          disablePortal
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
            <Typography role="status">Ordered: {ordered}</Typography>
            <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
              <Button onClick={() => setOrdered(ordered + 1)}>One more</Button>
              <Button
                disabled={ordered === 0}
                onClick={() => setOrdered(ordered - 1)}
              >
                One less
              </Button>
            </Stack>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
