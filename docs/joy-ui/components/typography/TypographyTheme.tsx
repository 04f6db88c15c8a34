import Typography from '@mui/joy/Typography';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  fontFamily: { display: 'Georgia, serif' },
  typography: {
    h3: { fontWeight: 400, letterSpacing: 0 },
  },
  components: {
    JoyTypography: {
      defaultProps: { level: 'body-lg' },
      styleOverrides: {
        root: ({ ownerState }) =>
          ownerState.level === 'h3' ? { textWrap: 'balance' } : {},
      },
    },
  },
});

export default function TypographyTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Typography level="h3">News from the workshop</Typography>
      <Typography>The default level of this theme is body-lg.</Typography>
    </ThemeProvider>
  );
}
