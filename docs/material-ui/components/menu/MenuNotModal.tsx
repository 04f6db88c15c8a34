import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function MenuNotModal() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState('A4');

  const handleClose = () => {
    setOpen(false);
    button?.focus();
  };

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault();
      handleClose();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={setButton}
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen((before) => !before)}
        >
          Paper {size}
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
              aria-label="Size of the paper"
              onKeyDown={handleKeyDown}
            >
              {['A3', 'A4', 'A5'].map((name) => (
                <MenuItem
                  key={name}
                  role="menuitemradio"
                  aria-checked={name === size}
                  selected={name === size}
                  onClick={() => {
                    setSize(name);
                    handleClose();
                  }}
                >
                  {name}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
