import Link from '@mui/joy/Link';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyLink: {
      defaultProps: { underline: 'always', color: 'neutral' },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--Link-underlineOpacity': 1,
          textUnderlineOffset: '0.25em',
          '&:hover': { color: vars.palette.primary.plainColor },
        }),
      },
    },
  },
});

export default function LinkTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Link href="/joy-ui/react-button/">Privacy policy</Link>
    </ThemeProvider>
  );
}
