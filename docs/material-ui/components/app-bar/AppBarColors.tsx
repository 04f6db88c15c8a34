import AppBar, { type AppBarProps } from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';

const bars: AppBarProps[] = [
  { color: 'primary', title: 'primary' },
  { color: 'primary', enableColorOnDark: true, title: 'primary, in dark mode too' },
  { color: 'default', title: 'default' },
  { color: 'transparent', elevation: 0, title: 'transparent' },
];

export default function AppBarColors() {
  return (
    <Stack spacing={2}>
      {bars.map(({ title, ...props }) => (
        <AppBar key={title} component="div" position="static" {...props}>
          <Toolbar variant="dense">{title}</Toolbar>
        </AppBar>
      ))}
    </Stack>
  );
}
