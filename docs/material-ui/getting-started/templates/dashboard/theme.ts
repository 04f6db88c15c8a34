import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#7a3b12' },
    secondary: { main: '#00695c' },
    info: { main: '#9a5b00' },
    background: { default: '#faf5ef', paper: '#ffffff' },
  },
  dark: {
    primary: { main: '#f2b98a' },
    secondary: { main: '#7fd1c3' },
    info: { main: '#e8c34a' },
    background: { default: '#17110d', paper: '#221a14' },
  },
};

/**
 * Colours of coffee, and flat cards with a border.
 *
 * Mode and direction come from the theme around the page.
 */
export const createCoffeeTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 10 },
    components: {
      MuiOutlinedInput: {
        styleOverrides: {
          // The contrast of the border is 3:1 at least.
          notchedOutline: {
            borderColor: mode === 'light' ? '#0000008c' : '#ffffff8c',
          },
        },
      },
      MuiButton: { styleOverrides: { root: { textTransform: 'none' } } },
      MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
      MuiCard: { defaultProps: { variant: 'outlined' } },
    },
  });
