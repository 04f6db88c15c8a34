import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const appTheme = createTheme({
  palette: { primary: { main: '#6d28d9' } },
  typography: { button: { textTransform: 'none' } },
});

const adminTheme = (outer: Theme) => ({
  ...outer,
  components: {
    MuiButton: { styleOverrides: { root: { borderRadius: 20 } } },
  },
});

export default function ThemingNested() {
  return (
    <ThemeProvider theme={appTheme}>
      <Stack spacing={2} alignItems="start">
        <Button variant="contained">Button of the app</Button>
        <ThemeProvider theme={adminTheme}>
          <Button variant="contained">Button of the admin area</Button>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
