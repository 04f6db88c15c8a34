import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function DrawerSheet() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 2, color: 'text.primary' }}>
      <Typography gutterBottom>Stop: Old Town</Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Next trams
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={32}
        hysteresis={0.3}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Next trams',
          sx: { borderRadius: '16px 16px 0 0', p: 2 },
        }}
      >
        <Box
          aria-hidden
          sx={{
            width: 32,
            height: 4,
            borderRadius: 1,
            bgcolor: 'divider',
            mx: 'auto',
          }}
        />
        <Typography sx={{ my: 2 }}>
          Line 3 in four minutes, line 8 in eleven.
        </Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
    </Box>
  );
}
