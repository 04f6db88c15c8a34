import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function UndoSnackbar() {
  const [open, setOpen] = React.useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Archive</Button>
      <Snackbar
        open={open}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message="Order archived"
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(false)}>
            Undo
          </Button>
        }
      />
    </>
  );
}
