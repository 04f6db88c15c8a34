import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  fontFamily: {
    display: 'Georgia, "Times New Roman", serif',
    body: 'Verdana, Geneva, sans-serif',
  },
});

export default function ThemeTypographyFont() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack gap={1} alignItems="start">
        <Typography level="h3">Summer sale</Typography>
        <Typography>All notebooks at half price until Sunday.</Typography>
        <Button>Show notebooks</Button>
      </Stack>
    </CssVarsProvider>
  );
}
