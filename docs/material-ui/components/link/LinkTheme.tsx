import { createTheme, ThemeProvider } from '@mui/material/styles';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  components: {
    MuiLink: {
      defaultProps: { color: 'inherit' },
      styleOverrides: {
        root: {
          textDecorationThickness: 2,
          textUnderlineOffset: '0.2em',
          '&:hover': { textDecorationStyle: 'dotted' },
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        },
      },
    },
  },
});

export default function LinkTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Typography>
        Read more in the <Link href="/material-ui/">help centre</Link>.
      </Typography>
    </ThemeProvider>
  );
}
