import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Toolbar from '@mui/material/Toolbar';

export default function SnackbarAboveBar() {
  const [open, setOpen] = React.useState(false);

  return (
    <AppBar component="div" color="default" sx={{ top: 'auto', bottom: 0 }}>
      <Toolbar>
        <Button onClick={() => setOpen(true)}>Add to cart</Button>
      </Toolbar>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        message="Added to cart"
        sx={{ bottom: { xs: 72, sm: 88 } }}
      />
    </AppBar>
  );
}
