import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Add from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';

export default function AppBarBottom() {
  return (
    <Box sx={{ p: 2, pb: 9, color: 'text.primary' }}>
      No tasks for today
      <AppBar
        component="div"
        color="primary"
        position="fixed"
        sx={{ top: 'auto', bottom: 0, pb: 'env(safe-area-inset-bottom)' }}
      >
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <IconButton color="inherit" edge="start" aria-label="Menu">
            <MenuIcon />
          </IconButton>
          <Fab color="secondary" aria-label="Add task" sx={{ mt: -4 }}>
            <Add />
          </Fab>
          <IconButton color="inherit" edge="end" aria-label="Search">
            <Search />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
