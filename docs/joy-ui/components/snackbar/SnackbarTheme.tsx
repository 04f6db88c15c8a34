import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySnackbar: {
      defaultProps: {
        anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
        autoHideDuration: 6000,
        variant: 'solid',
        size: 'sm',
      },
      styleOverrides: {
        root: { '--Snackbar-radius': '24px', minWidth: 0 },
      },
    },
  },
});

export default function SnackbarTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <CssVarsProvider theme={theme}>
      <Button onClick={() => setOpen(true)}>Add to cart</Button>
      <Snackbar open={open} onClose={() => setOpen(false)}>
        <span role="alert">Added to cart</span>
      </Snackbar>
    </CssVarsProvider>
  );
}
