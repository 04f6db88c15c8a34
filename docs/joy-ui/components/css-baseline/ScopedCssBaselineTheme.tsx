import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyScopedCssBaseline: {
      defaultProps: { disableColorScheme: true },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          backgroundColor: 'transparent',
          fontSize: vars.fontSize.lg,
        }),
      },
    },
  },
});

export default function ScopedCssBaselineTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <ScopedCssBaseline>
        Larger text on the background of the page
      </ScopedCssBaseline>
    </CssVarsProvider>
  );
}
