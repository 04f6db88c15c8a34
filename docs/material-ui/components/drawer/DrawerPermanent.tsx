import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';

const drawerWidth = 140;

export default function DrawerPermanent() {
  return (
    <Box sx={{ display: 'flex', color: 'text.primary' }}>
      <Drawer
        variant="permanent"
        sx={{
          width: drawerWidth,
          '& .MuiDrawer-paper': { width: drawerWidth, boxSizing: 'border-box' },
        }}
      >
        <ListItemButton href="/material-ui/" selected aria-current="page">
          Profile
        </ListItemButton>
        <ListItemButton href="/joy-ui/">Billing</ListItemButton>
        <ListItemButton href="/system/">Security</ListItemButton>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 3 }}>
        <Typography variant="h6" component="h3">
          Profile
        </Typography>
        <Typography>Name, picture and time zone</Typography>
      </Box>
    </Box>
  );
}
