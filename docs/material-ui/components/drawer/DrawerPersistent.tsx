import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const drawerWidth = 150;

export default function DrawerPersistent() {
  const id = React.useId();
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ display: 'flex', color: 'text.primary' }}>
      <Drawer
        id={id}
        variant="persistent"
        open={open}
        sx={{
          width: open ? drawerWidth : 0,
          transition: ({ transitions }) =>
            transitions.create('width', { duration: open ? 225 : 195 }),
          '& .MuiDrawer-paper': { width: drawerWidth, p: 2 },
        }}
      >
        <Typography variant="subtitle2" component="h3">
          Filters
        </Typography>
        <Typography variant="body2">In stock, up to € 200</Typography>
      </Drawer>
      <Box sx={{ minWidth: 0, p: 2 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Filters
        </Button>
        <Typography sx={{ mt: 1 }}>24 office chairs</Typography>
      </Box>
    </Box>
  );
}
