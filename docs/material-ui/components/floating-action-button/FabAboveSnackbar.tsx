import * as React from 'react';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import Add from '@mui/icons-material/Add';

export default function FabAboveSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Fab
        color="secondary"
        aria-label="Add task"
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          insetInlineEnd: 16,
          insetBlockEnd: open ? 80 : 16,
          transition: (theme) => theme.transitions.create('inset-block-end'),
        }}
      >
        <Add />
      </Fab>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        message="Task added"
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
      />
    </>
  );
}
