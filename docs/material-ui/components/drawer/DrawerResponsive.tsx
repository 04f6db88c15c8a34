import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import MenuIcon from '@mui/icons-material/Menu';

const paper = { '& .MuiDrawer-paper': { width: 180 } };

const navigation = (
  <List component="div" role="group" aria-label="Pages">
    <ListItemButton href="/material-ui/">Projects</ListItemButton>
    <ListItemButton href="/joy-ui/">Calendar</ListItemButton>
  </List>
);

export default function DrawerResponsive() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', color: 'text.primary' }}>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' }}
        sx={{ display: { sm: 'none' }, ...paper }}
      >
        {navigation}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', sm: 'block' }, width: 180, ...paper }}
      >
        {navigation}
      </Drawer>
      <Box sx={{ flexGrow: 1 }}>
        <AppBar component="div" position="static">
          <Toolbar>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Menu"
              onClick={() => setOpen(true)}
              sx={{ display: { sm: 'none' } }}
            >
              <MenuIcon />
            </IconButton>
            Projects
          </Toolbar>
        </AppBar>
        <Box sx={{ p: 2 }}>Website relaunch, mobile app</Box>
      </Box>
    </Box>
  );
}
