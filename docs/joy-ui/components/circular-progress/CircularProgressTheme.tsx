import CircularProgress from '@mui/joy/CircularProgress';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyCircularProgress: {
      defaultProps: { variant: 'plain', color: 'neutral', thickness: 3 },
      styleOverrides: {
        root: { '--CircularProgress-circulation': '1.2s linear infinite' },
        track: ({ theme: { vars } }) => ({
          stroke: vars.palette.neutral.softBg,
        }),
      },
    },
  },
});

export default function CircularProgressTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <CircularProgress aria-label="Loading invoices" />
    </CssVarsProvider>
  );
}
