import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperClickAway() {
  const id = React.useId();
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
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
          onClick={() => setOpen(!open)}
        >
          Filter orders
        </Button>
        <Popper
          id={id}
          role="group"
          aria-label="Filter orders"
          open={open}
          anchorEl={button}
          placement="bottom-start"
          disablePortal
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={4} sx={{ px: 2, py: 1, display: 'grid' }}>
            {['Open', 'Sent', 'Returned'].map((status) => (
              <FormControlLabel key={status} control={<Checkbox />} label={status} />
            ))}
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
