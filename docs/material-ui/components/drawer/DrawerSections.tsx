import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuRounded from '@mui/icons-material/MenuRounded';

const PAGES = [
  { name: 'Material UI', href: '/material-ui/' },
  { name: 'Joy UI', href: '/joy-ui/' },
  { name: 'Base UI', href: '/base-ui/' },
];

export default function DrawerSections() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        startIcon={<MenuRounded />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Libraries
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        ModalProps={{ keepMounted: true }}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Libraries',
          sx: { width: 240 },
        }}
      >
        <List>
          {PAGES.map(({ name, href }, index) => (
            <ListItem key={href} disablePadding>
              <ListItemButton
                component="a"
                href={href}
                selected={index === 0}
                aria-current={index === 0 ? 'page' : undefined}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        <Button onClick={() => setOpen(false)} sx={{ m: 2, mt: 'auto' }}>
          Close
        </Button>
      </Drawer>
    </React.Fragment>
  );
}
