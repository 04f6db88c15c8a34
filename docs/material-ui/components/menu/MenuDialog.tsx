import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuDialog() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [asking, setAsking] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Team
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setAsking(true);
          }}
        >
          Leave team…
        </MenuItem>
      </Menu>
      <Dialog open={asking} onClose={() => setAsking(false)}>
        <DialogTitle>Leave the design team?</DialogTitle>
        <DialogActions>
          <Button autoFocus onClick={() => setAsking(false)}>
            Stay
          </Button>
          <Button onClick={() => setAsking(false)}>Leave</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
