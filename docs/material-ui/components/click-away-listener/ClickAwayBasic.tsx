import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAwayBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Opening hours
        </Button>
        {open && <Paper sx={{ p: 2 }}>Monday to Friday, 9:00 to 17:00</Paper>}
      </div>
    </ClickAwayListener>
  );
}
