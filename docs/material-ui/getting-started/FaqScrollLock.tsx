import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';

export default function FaqScrollLock() {
  const [open, setOpen] = React.useState(false);
  const [lock, setLock] = React.useState(true);
  const titleId = React.useId();

  return (
    <Box sx={{ minHeight: 900 }}>
      <AppBar component="div">
        <Toolbar>Orders</Toolbar>
      </AppBar>
      <Toolbar />
      <Box className="mui-fixed" sx={{ position: 'fixed', top: 80, right: 0 }}>
        <Chip label="3 new" sx={{ mr: 2 }} />
      </Box>
      <Box sx={{ p: 2, display: 'grid', justifyItems: 'start' }}>
        <Button variant="contained" onClick={() => setOpen(true)}>
          Delete order
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={lock}
              onChange={(event) => setLock(event.target.checked)}
            />
          }
          label="Lock scrolling"
        />
      </Box>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        disableScrollLock={!lock}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId}>Delete this order?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={() => setOpen(false)}>Delete</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
