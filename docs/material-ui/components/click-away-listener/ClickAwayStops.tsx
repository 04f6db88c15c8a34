import * as React from 'react';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ClickAwayStops() {
  const id = React.useId();
  const button = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      button.current?.focus();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ minHeight: 150 }} onKeyDown={handleKeyDown}>
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen((before) => !before)}
        >
          Stops of tram 4
        </Button>
        {open && (
          <Paper id={id} elevation={4} sx={{ mt: 1, p: 2, width: 'fit-content' }}>
            {['Harbour', 'Fish market', 'Rope walk'].map((stop) => (
              <Typography key={stop}>{stop}</Typography>
            ))}
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
