import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  typography: {
    h1: {
      fontSize: 'clamp(1.75rem, 1rem + 4vw, 3rem)',
      fontWeight: 600,
      letterSpacing: '-0.01em',
    },
    'body-md': { lineHeight: 1.65 },
  },
});

export default function ThemeTypographyHeading() {
  return (
    <CssVarsProvider theme={theme}>
      <Typography level="h1" component="h3">
        Delivery and returns
      </Typography>
      <Typography sx={{ maxWidth: 460 }}>
        Orders placed before noon leave our warehouse on the same day. You can return
        everything within 30 days, unused and in its packaging.
      </Typography>
    </CssVarsProvider>
  );
}
