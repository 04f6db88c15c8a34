import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';

export default function ZIndexAppBarAboveDrawer() {
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <>
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Button
            color="inherit"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            Folders
          </Button>
        </Toolbar>
      </AppBar>
      <Drawer variant="persistent" open={isOpen}>
        <Toolbar />
        <List>
          <ListItemButton>
            <ListItemText primary="Invoices" />
          </ListItemButton>
          <ListItemButton>
            <ListItemText primary="Contracts" />
          </ListItemButton>
        </List>
      </Drawer>
    </>
  );
}
