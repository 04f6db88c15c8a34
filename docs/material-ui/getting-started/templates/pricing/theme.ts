import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#6d28d9' },
    secondary: { main: '#047857' },
    background: { default: '#f6f3ff', paper: '#ffffff' },
  },
  dark: {
    primary: { main: '#cdb4ff' },
    secondary: { main: '#6ee7b7' },
    background: { default: '#0e0b16', paper: '#1a1526' },
  },
};

const MONO = 'ui-monospace, "SFMono-Regular", Menlo, monospace';
const title = { fontFamily: MONO, fontWeight: 700, letterSpacing: '-0.03em' };

/**
 * A mixing desk: monospaced titles, violet and a green light.
 *
 * Mode and direction come from the theme around the page.
 */
export const createStudioTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 8 },
    typography: {
      h1: { ...title, fontSize: 'clamp(2rem, 6vw, 3.25rem)' },
      h2: { ...title, fontSize: '1.75rem' },
      h3: { ...title, fontSize: '1.25rem' },
      h4: title,
      button: { textTransform: 'none', fontWeight: 600 },
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
