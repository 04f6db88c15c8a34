import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const pages = ['First page', 'Previous page', 'Last page'];

export default function MenuArrowKeys() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [fromEnd, setFromEnd] = React.useState(false);

  const handleOpen = (event: React.SyntheticEvent<HTMLElement>, atEnd = false) => {
    event.preventDefault();
    setFromEnd(atEnd);
    setAnchor(event.currentTarget);
  };

  return (
    <React.Fragment>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => handleOpen(event)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') handleOpen(event);
          if (event.key === 'ArrowUp') handleOpen(event, true);
        }}
      >
        Go to page
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {pages.map((page, index) => (
          <MenuItem
            key={page}
            autoFocus={fromEnd && index === pages.length - 1}
            onClick={() => setAnchor(null)}
          >
            {page}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
