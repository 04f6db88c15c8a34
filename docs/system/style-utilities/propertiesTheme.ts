import { createTheme } from '@mui/system';

/** What the default theme of MUI System has not: colours, shadows, layers and text styles. */
export const theme = createTheme({
  palette: { primary: { main: '#1565c0' }, grey: { 200: '#eeeeee' } },
  shadows: ['none', '0 1px 3px rgb(0 0 0 / 30%)'],
  zIndex: { modal: 1300 },
  typography: {
    fontFamily: 'Georgia, serif',
    fontSize: 14,
    fontWeightBold: 700,
    body2: { fontSize: '0.875rem', lineHeight: 1.4 },
  },
});
