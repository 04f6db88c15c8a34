import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

const theme = createTheme({
  components: {
    MuiDialog: {
      defaultProps: { fullWidth: true, maxWidth: 'xs' },
      styleOverrides: { paper: { borderRadius: 20 } },
    },
    MuiDialogTitle: { styleOverrides: { root: { textAlign: 'center' } } },
    MuiDialogActions: { styleOverrides: { root: { justifyContent: 'center' } } },
  },
});

export default function DialogTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Sign out
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Sign out of all devices?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Stay signed in</Button>
          <Button onClick={() => setOpen(false)}>Sign out</Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
