import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function DrawerSwipe() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 2, color: 'text.primary' }}>
      <Typography gutterBottom>Map of the fen, with its own gestures</Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Key to the map
      </Button>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen={false}
        disableDiscovery
        disableBackdropTransition
        minFlingVelocity={600}
        swipeAreaWidth={12}
        SwipeAreaProps={{ sx: { bgcolor: 'action.selected' } }}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Key to the map',
          sx: { width: 220, p: 2 },
        }}
      >
        <Typography>Blue: open water</Typography>
        <Typography>Hatched: reed</Typography>
        <Typography gutterBottom>Dotted: paths that flood</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
    </Box>
  );
}
