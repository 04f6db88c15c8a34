import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const WIDTH = 140;

export default function DrawerPushes() {
  const id = React.useId();
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ display: 'flex', color: 'text.primary' }}>
      <Drawer
        id={id}
        variant="persistent"
        open={open}
        sx={{
          width: open ? WIDTH : 0,
          transition: (theme) =>
            theme.transitions.create('width', {
              easing: theme.transitions.easing.sharp,
              duration: open ? 225 : 195,
            }),
          '& .MuiDrawer-paper': { width: WIDTH, p: 2 },
        }}
      >
        <Typography variant="body2">
          Fold along the dotted lines first, then along the dashes.
        </Typography>
      </Drawer>
      <Box sx={{ p: 2, minWidth: 0 }}>
        <Button
          size="small"
          variant="outlined"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Legend
        </Button>
        <Typography sx={{ mt: 1 }}>Crane, step 4 of 12</Typography>
      </Box>
    </Box>
  );
}
