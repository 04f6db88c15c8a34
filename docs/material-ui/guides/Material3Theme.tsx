import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#6750a4' },
    secondary: { main: '#e8def8', contrastText: '#1d192b' },
  },
  components: {
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 100, minHeight: 40, textTransform: 'none' },
      },
    },
  },
});

export default function Material3Theme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={1}>
        <Button>Save</Button>
        <Button color="secondary">Duplicate</Button>
      </Stack>
    </ThemeProvider>
  );
}
