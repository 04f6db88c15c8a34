import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#0f5f6b' },
    secondary: { main: '#8a5200' },
    background: { default: '#ffffff', paper: '#e8f1f0' },
  },
  dark: {
    primary: { main: '#86d5dd' },
    secondary: { main: '#f0c27a' },
    background: { default: '#0b1719', paper: '#13262a' },
  },
};

/**
 * A museum label: quiet, with wide titles.
 *
 * Mode and direction come from the theme around the page.
 */
export const createMuseumTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 0 },
    typography: {
      h4: { fontWeight: 300, letterSpacing: '0.02em' },
      overline: { letterSpacing: '0.2em' },
      button: { textTransform: 'none', letterSpacing: '0.04em' },
    },
    components: {
      MuiTextField: { defaultProps: { variant: 'standard', fullWidth: true } },
    },
  });
