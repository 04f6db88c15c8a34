import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

const theme = createTheme({
  components: {
    MuiSnackbar: {
      defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'center' } },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { backgroundColor: '#004d40', color: '#fff', borderRadius: 24 },
      },
    },
  },
});

export default function SnackbarTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Button onClick={() => setOpen(true)}>Apply voucher</Button>
      <Snackbar open={open} onClose={() => setOpen(false)} message="10 % off" />
    </ThemeProvider>
  );
}
