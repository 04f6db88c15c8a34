import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function ClickAwayPopup() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <ClickAwayListener onClickAway={close}>
      <Box
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            anchor?.focus();
            close();
          }
        }}
      >
        <Button
          variant="outlined"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        >
          Share
        </Button>
        <Popper
          role="group"
          aria-label="Share"
          open={anchor !== null}
          anchorEl={anchor}
          disablePortal
        >
          <Paper elevation={4}>
            <Button onClick={close}>Copy link</Button>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
