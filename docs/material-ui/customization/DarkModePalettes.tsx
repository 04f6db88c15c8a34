import type { PaletteMode } from '@mui/material';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  ThemeProvider,
  type PaletteOptions,
} from '@mui/material/styles';

const palettes: Record<PaletteMode, PaletteOptions> = {
  light: {
    primary: { main: '#0f6b5c' },
    background: { default: '#f4f1ea', paper: '#fffdf8' },
  },
  dark: {
    primary: { main: '#6fd3bf' },
    background: { default: '#10211d', paper: '#182c27' },
    text: { primary: '#e6f2ee', secondary: '#a9c2ba' },
  },
};

const createShopTheme = (mode: PaletteMode) =>
  createTheme({ palette: { mode, ...palettes[mode] } });

const themes = { light: createShopTheme('light'), dark: createShopTheme('dark') };

export default function DarkModePalettes() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {(['light', 'dark'] as const).map((mode) => (
        <ThemeProvider key={mode} theme={themes[mode]}>
          <Paper sx={{ p: 2, flex: 1 }}>
            <Typography>Order 1042</Typography>
            <Typography color="text.secondary" gutterBottom>
              {mode} palette
            </Typography>
            <Button variant="contained">
              Pay {mode === 'light' ? 'now' : 'later'}
            </Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
