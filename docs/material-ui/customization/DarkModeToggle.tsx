import * as React from 'react';
import type { PaletteMode } from '@mui/material';
import AppBar from '@mui/material/AppBar';
import CssBaseline from '@mui/material/CssBaseline';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';

const ColorMode = React.createContext({ isDark: false, toggle: () => {} });

function ModeButton() {
  const { isDark, toggle } = React.useContext(ColorMode);
  return (
    <IconButton
      color="inherit"
      aria-label="Dark mode"
      aria-pressed={isDark}
      onClick={toggle}
    >
      {isDark ? <LightModeIcon /> : <DarkModeIcon />}
    </IconButton>
  );
}

export default function DarkModeToggle() {
  const [mode, setMode] = React.useState<PaletteMode>('light');
  const theme = React.useMemo(() => createTheme({ palette: { mode } }), [mode]);
  const isDark = mode === 'dark';
  const value = React.useMemo(
    () => ({ isDark, toggle: () => setMode(isDark ? 'light' : 'dark') }),
    [isDark],
  );

  return (
    <ColorMode.Provider value={value}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <AppBar position="static">
          <Toolbar>
            <Typography sx={{ flexGrow: 1 }}>Orders</Typography>
            <ModeButton />
          </Toolbar>
        </AppBar>
        <Paper square sx={{ p: 2 }}>
          12 orders are waiting for payment.
        </Paper>
      </ThemeProvider>
    </ColorMode.Provider>
  );
}
