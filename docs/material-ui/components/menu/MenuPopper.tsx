import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function MenuPopper() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const closeAndFocus = () => {
    setOpen(false);
    button?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={setButton}
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Zoom
        </Button>
        <Popper
          open={open}
          anchorEl={button}
          placement="bottom-start"
          disablePortal
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={4}>
            <MenuList
              autoFocusItem={open}
              aria-label="Zoom"
              onKeyDown={(event) => {
                if (event.key === 'Tab' || event.key === 'Escape') {
                  event.preventDefault();
                  closeAndFocus();
                }
              }}
            >
              {['50 %', '100 %', '200 %'].map((level) => (
                <MenuItem key={level} onClick={closeAndFocus}>
                  {level}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
