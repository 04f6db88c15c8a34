import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const links = (
  <List component="div" sx={{ width: 240 }}>
    <ListItemButton component="a" href="#orders">
      <ListItemText primary="Orders" />
    </ListItemButton>
  </List>
);

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ display: { md: 'none' } }}>
        Menu
      </Button>
      <Drawer
        variant="temporary"
        open={open}
        onClose={() => setOpen(false)}
        ModalProps={{ keepMounted: true }}
        sx={{ display: { xs: 'block', md: 'none' } }}
      >
        {links}
      </Drawer>
      <Drawer variant="permanent" sx={{ display: { xs: 'none', md: 'block' } }}>
        {links}
      </Drawer>
    </>
  );
}
