import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function ClickAwaySelect() {
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState('all');

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setOpen(false)}
    >
      <div>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Filter: {status}
        </Button>
        {open && (
          <Paper sx={{ p: 2 }}>
            <TextField
              select
              fullWidth
              label="Status"
              value={status}
              onChange={(event) => setStatus(event.target.value)}
            >
              {['all', 'open', 'paid'].map((name) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          </Paper>
        )}
      </div>
    </ClickAwayListener>
  );
}
