import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarOnDark() {
  return (
    <Stack spacing={2}>
      <AppBar component="div" position="static">
        <Toolbar>
          <Typography noWrap>Planetarium, grey in dark mode</Typography>
        </Toolbar>
      </AppBar>
      <AppBar component="div" position="static" enableColorOnDark>
        <Toolbar>
          <Typography noWrap>Planetarium, in colour always</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
