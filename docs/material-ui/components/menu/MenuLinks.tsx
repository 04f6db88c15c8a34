import * as React from 'react';
import { MemoryRouter, Link as RouterLink, useLocation } from 'react-router-dom';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

function PagesMenu() {
  const { pathname } = useLocation();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Go to ({pathname})
      </Button>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        MenuListProps={{ component: 'div', 'aria-label': 'Pages' }}
      >
        {['/orders', '/customers', '/settings'].map((path) => (
          <MenuItem key={path} component={RouterLink} to={path} onClick={close}>
            {path.slice(1)}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}

export default function MenuLinks() {
  return (
    <MemoryRouter initialEntries={['/orders']}>
      <PagesMenu />
    </MemoryRouter>
  );
}
