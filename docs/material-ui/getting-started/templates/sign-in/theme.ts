import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#4338ca' },
    secondary: { main: '#b4232a' },
    background: { default: '#dfe7ff', paper: '#ffffff' },
  },
  dark: {
    primary: { main: '#b3b8ff' },
    secondary: { main: '#ff9d8a' },
    background: { default: '#10122b', paper: '#1b1d3a' },
  },
};

/**
 * Round and filled, in the colours of a city in the evening.
 *
 * Mode and direction come from the theme around the page.
 */
export const createRidesTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 16 },
    components: {
      MuiButton: {
        styleOverrides: { root: { textTransform: 'none', borderRadius: 999 } },
      },
      MuiTextField: { defaultProps: { variant: 'filled', fullWidth: true } },
      MuiFilledInput: {
        defaultProps: { disableUnderline: false },
        styleOverrides: { root: { overflow: 'hidden' } },
      },
    },
  });
