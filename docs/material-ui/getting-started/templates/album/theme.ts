import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#0e5a8a' },
    secondary: { main: '#a8327a' },
    background: { default: '#eef4f8', paper: '#ffffff' },
  },
  dark: {
    primary: { main: '#8ccbf2' },
    secondary: { main: '#f2a0d0' },
    background: { default: '#060b16', paper: '#101a2c' },
  },
};

/**
 * The colours of the hour after sunset.
 *
 * Mode and direction come from the theme around the page.
 */
export const createSkyTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 12 },
    typography: {
      h3: { fontWeight: 300 },
      button: { textTransform: 'none' },
    },
    components: {
      MuiOutlinedInput: {
        styleOverrides: {
          // The contrast of the border is 3:1 at least.
          notchedOutline: {
            borderColor: mode === 'light' ? '#0000008c' : '#ffffff8c',
          },
        },
      },
    },
  });
