import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const orders = Array.from({ length: 9 }, (_, index) => `#${1041 + index}`);

export default function AppBarElevateOnScroll() {
  const [list, setList] = React.useState<Element | null>(null);
  const scrolled = useScrollTrigger({
    target: list ?? undefined,
    disableHysteresis: true,
    threshold: 0,
  });

  return (
    <Paper
      ref={setList}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Orders, scrollable"
      sx={{ maxHeight: 220, overflow: 'auto' }}
    >
      <AppBar
        component="div"
        position="sticky"
        color="default"
        elevation={scrolled ? 4 : 0}
        sx={{ zIndex: 1 }}
      >
        <Toolbar>Orders</Toolbar>
      </AppBar>
      <List dense>
        {orders.map((order) => (
          <ListItem key={order}>
            <ListItemText primary={order} secondary="Shipped" />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
