import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: '#6d28d9' } },
  shape: { borderRadius: 12 },
});

export default function ThemingBasic() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Send invoice</Button>
        <Button variant="contained" color="secondary">
          Archive
        </Button>
      </Stack>
    </ThemeProvider>
  );
}
