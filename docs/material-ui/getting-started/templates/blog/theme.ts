import { createTheme, type Theme } from '@mui/material/styles';

const colors = {
  light: {
    primary: { main: '#9a3412' },
    secondary: { main: '#4d5d1e' },
    background: { default: '#fffaf2', paper: '#fff3e0' },
    text: { primary: '#2b1d14', secondary: '#6b5546' },
  },
  dark: {
    primary: { main: '#ffb38a' },
    secondary: { main: '#c7d68a' },
    background: { default: '#1a1410', paper: '#281e17' },
    text: { primary: '#f7ece1', secondary: '#c9b5a4' },
  },
};

const SERIF = '"Iowan Old Style", Georgia, serif';
const title = { fontFamily: SERIF, fontWeight: 600, lineHeight: 1.15 };

/**
 * A printed magazine: serifs, warm paper, square corners.
 *
 * Mode and direction come from the theme around the page.
 */
export const createJournalTheme = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode, ...colors[mode] },
    shape: { borderRadius: 0 },
    typography: {
      h1: { ...title, fontSize: 'clamp(2.25rem, 6vw, 4rem)' },
      h2: { ...title, fontSize: 'clamp(1.75rem, 4vw, 2.75rem)' },
      h5: title,
      h6: title,
      body1: { fontFamily: SERIF, fontSize: '1.125rem', lineHeight: 1.6 },
      button: { textTransform: 'none', fontSize: '1rem' },
    },
    components: {
      MuiCard: { defaultProps: { elevation: 0 } },
      MuiLink: { defaultProps: { color: 'inherit' } },
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
