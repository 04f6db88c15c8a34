import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#14532d' },
    secondary: { main: '#a16207' },
    background: { default: '#f6f3e7', paper: '#fffdf6' },
  },
  dark: {
    primary: { main: '#8fd6a8' },
    secondary: { main: '#f1c553' },
    background: { default: '#0f1612', paper: '#18221b' },
  },
};

const SERIF = 'Georgia, "Times New Roman", serif';

/**
 * Paper and ink: serif headings and hardly any rounding.
 *
 * Mode and direction come from the theme around the page.
 */
export const createLibraryTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 3 },
    typography: {
      h3: { fontFamily: SERIF, fontSize: '2.25rem' },
      h5: { fontFamily: SERIF },
      h6: { fontFamily: SERIF },
      button: { textTransform: 'none', fontSize: '1rem' },
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
      MuiTextField: { defaultProps: { fullWidth: true } },
    },
  });
