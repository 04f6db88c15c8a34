import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';

export default function AppBarDense() {
  return (
    <React.Fragment>
      <AppBar component="div" position="static" color="default" sx={{ mb: 2 }}>
        <Toolbar>Regular</Toolbar>
      </AppBar>
      <AppBar component="div" position="static" color="default" sx={{ mb: 2 }}>
        <Toolbar variant="dense">Dense</Toolbar>
      </AppBar>
      <AppBar component="div" position="static" color="default">
        <Toolbar disableGutters sx={{ minHeight: { xs: 80 }, px: 1 }}>
          80 px, with less padding
        </Toolbar>
      </AppBar>
    </React.Fragment>
  );
}
