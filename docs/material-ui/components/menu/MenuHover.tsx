import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuHover() {
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  const close = () => setAnchorEl(null);
  const stay = () => clearTimeout(timer.current);
  const leave = () => {
    timer.current = setTimeout(close, 150);
  };
  const open = (event: React.MouseEvent<HTMLElement>) => {
    stay();
    setAnchorEl(event.currentTarget);
  };

  return (
    <React.Fragment>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={open}
        onMouseEnter={open}
        onMouseLeave={leave}
      >
        Products
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={close}
        sx={{ pointerEvents: 'none' }}
        slotProps={{
          paper: {
            onMouseEnter: stay,
            onMouseLeave: leave,
            sx: { pointerEvents: 'auto' },
          },
        }}
      >
        <MenuItem onClick={close}>Desks</MenuItem>
        <MenuItem onClick={close}>Chairs</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
