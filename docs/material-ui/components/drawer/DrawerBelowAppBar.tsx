import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const channels = ['General', 'Design', 'Support'];

export default function DrawerBelowAppBar() {
  return (
    <Box sx={{ display: 'flex', color: 'text.primary' }}>
      <AppBar component="div" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>Messages</Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width: 130, '& .MuiDrawer-paper': { width: 130 } }}
      >
        <Toolbar />
        <List aria-label="Channels">
          {channels.map((channel) => (
            <ListItem key={channel}>
              <ListItemText primary={channel} />
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Toolbar />
        <Typography>Mia: the new logo is in the files.</Typography>
      </Box>
    </Box>
  );
}
