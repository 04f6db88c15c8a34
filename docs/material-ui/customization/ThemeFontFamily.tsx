import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  typography: { fontFamily: 'Georgia, "Times New Roman", serif' },
});

export default function ThemeFontFamily() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={1} alignItems="start">
        <Typography variant="h5" component="h3">
          Summer sale
        </Typography>
        <Typography>All notebooks at half price until Sunday.</Typography>
        <Button variant="outlined">Show notebooks</Button>
      </Stack>
    </ThemeProvider>
  );
}
