import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuThenDialog() {
  const titleId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [asking, setAsking] = React.useState(false);
  const [away, setAway] = React.useState(false);

  const handleAsk = () => {
    setAnchor(null);
    setAsking(true);
  };

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {away ? 'Boat 4: on land' : 'Boat 4: in the water'}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Boat 4' }}
      >
        {away ? (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              setAway(false);
            }}
          >
            Launch
          </MenuItem>
        ) : (
          <MenuItem onClick={handleAsk}>Take out of the water…</MenuItem>
        )}
      </Menu>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId} component="p">
          Take boat 4 out for the winter?
        </DialogTitle>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Leave it</Button>
          <Button
            onClick={() => {
              setAway(true);
              setAsking(false);
            }}
          >
            Take out
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
