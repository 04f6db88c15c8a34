import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const edge = 48;

export default function DrawerBottomSheet() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 2, color: 'text.primary' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show results
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={edge}
        disableSwipeToOpen={false}
        allowSwipeInChildren
        hysteresis={0.3}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Results',
          sx: { height: '50%', overflow: 'visible', p: 2 },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            top: -edge,
            insetInline: 0,
            height: edge,
            px: 2,
            pt: 1,
            borderRadius: '16px 16px 0 0',
            bgcolor: 'background.paper',
            boxShadow: 4,
            visibility: 'visible',
          }}
        >
          <Box sx={{ width: 32, height: 4, mx: 'auto', bgcolor: 'text.disabled' }} />
          <Typography variant="subtitle2">Two shops near you</Typography>
        </Box>
        <Typography sx={{ flexGrow: 1 }}>Main Street 4, Station</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
    </Box>
  );
}
