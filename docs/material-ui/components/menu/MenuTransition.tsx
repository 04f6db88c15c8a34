import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const animation: Partial<MenuProps> = {
  TransitionComponent: Fade,
  transitionDuration: 150,
};

export default function MenuTransition() {
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('nothing yet');

  return (
    <React.Fragment>
      <Button
        ref={setButton}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Closed by {reason}
      </Button>
      <Menu
        {...animation}
        open={open}
        anchorEl={button}
        onClose={(_event, closedBy: string) => {
          setReason(closedBy);
          setOpen(false);
        }}
      >
        <MenuItem
          onClick={() => {
            setReason('an item');
            setOpen(false);
          }}
        >
          Archive
        </MenuItem>
      </Menu>
    </React.Fragment>
  );
}
