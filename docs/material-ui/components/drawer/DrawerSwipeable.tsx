import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

export default function DrawerSwipeable() {
  const [open, setOpen] = React.useState(false);
  const toggle = (next: boolean) => () => setOpen(next);

  return (
    <Box sx={{ p: 3 }}>
      <Button variant="contained" onClick={toggle(true)}>
        Show shops
      </Button>
      <SwipeableDrawer
        open={open}
        onOpen={toggle(true)}
        onClose={toggle(false)}
        swipeAreaWidth={12}
        SwipeAreaProps={{ sx: { bgcolor: 'action.selected' } }}
        minFlingVelocity={600}
        disableSwipeToOpen={false}
        disableDiscovery
        disableBackdropTransition
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Shops' }}
      >
        <List sx={{ width: 220 }}>
          <ListItem>
            <ListItemText primary="Main Street 4" secondary="Open" />
          </ListItem>
          <ListItem>
            <ListItemText primary="Station" secondary="Closed" />
          </ListItem>
        </List>
        <Button onClick={toggle(false)}>Close</Button>
      </SwipeableDrawer>
    </Box>
  );
}
