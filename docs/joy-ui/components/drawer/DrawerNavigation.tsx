import * as React from 'react';
import Box from '@mui/joy/Box';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';

const pages: Record<string, string> = {
  '/joy-ui/react-list/': 'List',
  '/joy-ui/react-menu/': 'Menu',
  '/joy-ui/react-table/': 'Table',
};

function Navigation() {
  const [open, setOpen] = React.useState(false);
  const { pathname } = useLocation();

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <IconButton
        aria-label="Open navigation"
        variant="outlined"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Typography>{pages[pathname]}</Typography>
      <Drawer open={open} onClose={() => setOpen(false)} size="sm">
        <ModalClose aria-label="Close" />
        <DialogTitle>Acme</DialogTitle>
        <List size="lg">
          {Object.entries(pages).map(([path, name]) => (
            <ListItem key={path}>
              <ListItemButton
                component={Link}
                to={path}
                selected={pathname === path}
                aria-current={pathname === path ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}

export default function DrawerNavigation() {
  return (
    <MemoryRouter initialEntries={['/joy-ui/react-list/']}>
      <Navigation />
    </MemoryRouter>
  );
}
