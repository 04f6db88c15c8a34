import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarHeights() {
  return (
    <Stack spacing={2}>
      <AppBar component="div" position="static" color="default">
        <Toolbar>
          <Typography>Regular</Typography>
        </Toolbar>
      </AppBar>
      <AppBar component="div" position="static" color="default">
        <Toolbar variant="dense">
          <Typography>Dense</Typography>
        </Toolbar>
      </AppBar>
      <AppBar component="div" position="static" color="default">
        <Toolbar variant="dense" disableGutters sx={{ px: 1 }}>
          <Typography>Dense, with gutters of its own</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
