import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function quietBars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAppBar: {
        defaultProps: { color: 'transparent', elevation: 0 },
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({
              borderBottom: '2px solid',
              borderColor: 'primary.main',
            }),
        },
      },
      MuiToolbar: { defaultProps: { variant: 'dense' } },
    },
  };
}

export default function AppBarTheme() {
  return (
    <ThemeProvider theme={quietBars}>
      <AppBar component="div" position="static">
        <Toolbar disableGutters>
          <Typography sx={{ flexGrow: 1 }}>Bindery</Typography>
          <Button href="/material-ui/">Orders</Button>
        </Toolbar>
      </AppBar>
    </ThemeProvider>
  );
}
