import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WARDS = [
  { color: 'default', name: 'Kitchen' },
  { color: 'primary', name: 'Reception' },
  { color: 'secondary', name: 'Nursery' },
  { color: 'transparent', name: 'Archive' },
] as const;

export default function AppBarColors() {
  return (
    <Stack spacing={1.5}>
      {WARDS.map(({ color, name }) => (
        <AppBar
          key={color}
          component="div"
          position="static"
          color={color}
          elevation={0}
          sx={{ border: '1px solid', borderColor: 'divider' }}
        >
          <Toolbar variant="dense">
            <Typography noWrap>
              {name}: {color}
            </Typography>
          </Toolbar>
        </AppBar>
      ))}
    </Stack>
  );
}
