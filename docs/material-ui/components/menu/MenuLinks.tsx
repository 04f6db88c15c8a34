import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const PAGES = [
  { name: 'Material UI', href: '/material-ui/' },
  { name: 'Joy UI', href: '/joy-ui/' },
  { name: 'MUI System', href: '/system/' },
];

export default function MenuLinks() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Libraries
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Libraries', component: 'div' }}
      >
        {PAGES.map(({ name, href }) => (
          <MenuItem key={href} component="a" href={href}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
