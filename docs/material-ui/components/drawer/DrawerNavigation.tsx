import * as React from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';

const pages = { Dashboard: '/material-ui/', Orders: '/joy-ui/', Team: '/system/' };

function NavigationDrawer() {
  const { pathname } = useLocation();
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <IconButton aria-label="Open navigation" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer
        open={open}
        onClose={close}
        ModalProps={{ keepMounted: true }}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Navigation',
        }}
      >
        <IconButton
          aria-label="Close navigation"
          onClick={close}
          sx={{ m: 1, alignSelf: 'flex-end' }}
        >
          <CloseIcon />
        </IconButton>
        <List component="div" aria-label="Pages" role="group" sx={{ width: 240 }}>
          {Object.entries(pages).map(([name, path]) => (
            <ListItemButton
              key={path}
              component={Link}
              to={path}
              selected={path === pathname}
              aria-current={path === pathname ? 'page' : undefined}
              onClick={close}
            >
              {name}
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </React.Fragment>
  );
}

export default function DrawerNavigation() {
  return (
    <MemoryRouter initialEntries={['/material-ui/']}>
      <NavigationDrawer />
    </MemoryRouter>
  );
}
