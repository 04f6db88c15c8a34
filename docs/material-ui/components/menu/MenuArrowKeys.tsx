import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const FRAMES = ['First frame', 'Frame of the title', 'Last frame'];

export default function MenuArrowKeys() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [fromEnd, setFromEnd] = React.useState(false);

  const handleKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setFromEnd(event.key === 'ArrowUp');
      setAnchor(event.currentTarget);
    }
  };

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setFromEnd(false);
          setAnchor(event.currentTarget);
        }}
        onKeyDown={handleKeyDown}
      >
        Go to
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Frames' }}
      >
        {FRAMES.map((frame, index) => (
          <MenuItem
            key={frame}
            autoFocus={fromEnd && index === FRAMES.length - 1}
            onClick={() => setAnchor(null)}
          >
            {frame}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
