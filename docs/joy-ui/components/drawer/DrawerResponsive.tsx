import * as React from 'react';
import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import ProjectLinks from './ProjectLinks';

export default function DrawerResponsive() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.body' }}>
      <Sheet
        sx={{ display: { xs: 'none', md: 'block' }, width: 200, flexShrink: 0 }}
      >
        <ProjectLinks />
      </Sheet>
      <Drawer
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-label': 'Navigation' } }}
        sx={{ display: { md: 'none' } }}
      >
        <ProjectLinks />
      </Drawer>
      <Box sx={{ p: 2 }}>
        <IconButton
          aria-label="Open navigation"
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography>Make the window wider or narrower.</Typography>
      </Box>
    </Box>
  );
}
