import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#1e3a8a' },
    secondary: { main: '#f5a524', contrastText: '#1b1503' },
    background: { default: '#fffdf5', paper: '#ffffff' },
  },
  dark: {
    primary: { main: '#b0c6ff' },
    secondary: { main: '#ffc14d', contrastText: '#1b1503' },
    background: { default: '#0c1324', paper: '#151f38' },
  },
};

const bold = { fontWeight: 800, letterSpacing: '-0.02em', lineHeight: 1.1 };

/**
 * Loud: heavy titles, round corners, ink blue and amber.
 *
 * Mode and direction come from the theme around the page.
 */
export const createShedTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 20 },
    typography: {
      h1: { ...bold, fontSize: 'clamp(2.25rem, 7vw, 4.25rem)' },
      h2: { ...bold, fontSize: 'clamp(1.75rem, 4vw, 2.75rem)' },
      h3: { ...bold, fontSize: '1.375rem' },
      button: { textTransform: 'none', fontWeight: 700, fontSize: '1rem' },
    },
    components: {
      MuiButton: { styleOverrides: { root: { borderRadius: 999 } } },
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
