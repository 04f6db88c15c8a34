import { createTheme } from '@mui/material/styles';

export function createAppTheme(mode: 'light' | 'dark') {
  return createTheme({
    palette: { mode, primary: { main: mode === 'light' ? '#00629e' : '#8fcdff' } },
    shape: { borderRadius: 8 },
  });
}
