import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#0369a1' },
    secondary: { main: '#be185d' },
    background: { default: '#effaff', paper: '#ffffff' },
  },
  dark: {
    primary: { main: '#7dd3fc' },
    secondary: { main: '#f9a8d4' },
    background: { default: '#06141d', paper: '#0d2230' },
  },
};

/**
 * Tiles and water.
 *
 * Mode and direction come from the theme around the page.
 */
export const createLidoTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 14 },
    typography: {
      h3: { fontWeight: 700, letterSpacing: '-0.02em' },
      button: { textTransform: 'none' },
    },
  });
