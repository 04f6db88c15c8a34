import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#9d174d' },
    secondary: { main: '#0b6b80' },
    background: { default: '#fdf3f6', paper: '#ffffff' },
  },
  dark: {
    primary: { main: '#ff9fc4' },
    secondary: { main: '#7fd8ea' },
    background: { default: '#190f15', paper: '#25171f' },
  },
};

/**
 * Raspberry ink on paper.
 *
 * Mode and direction come from the theme around the page.
 */
export const createPaperTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 6 },
    typography: { button: { textTransform: 'none', fontWeight: 600 } },
    components: {
      MuiOutlinedInput: {
        styleOverrides: {
          // The contrast of the border is 3:1 at least.
          notchedOutline: {
            borderColor: mode === 'light' ? '#0000008c' : '#ffffff8c',
          },
        },
      },
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: { defaultProps: { elevation: 0 } },
      MuiTextField: { defaultProps: { fullWidth: true, size: 'small' } },
    },
  });
