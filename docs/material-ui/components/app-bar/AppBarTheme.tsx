import { createTheme, ThemeProvider } from '@mui/material/styles';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  components: {
    MuiAppBar: {
      defaultProps: { color: 'transparent', elevation: 0 },
      styleOverrides: { root: { borderBottom: '2px solid' } },
    },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  },
});

export default function AppBarTheme() {
  return (
    <ThemeProvider theme={theme}>
      <AppBar component="div" position="static">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>Settings</Typography>
          <Button color="inherit" href="/material-ui/">
            Help
          </Button>
        </Toolbar>
      </AppBar>
    </ThemeProvider>
  );
}
