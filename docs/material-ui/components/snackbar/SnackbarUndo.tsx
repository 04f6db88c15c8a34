import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function SnackbarUndo() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const handleArchive = () => {
    setArchived(!archived);
    setOpen(!archived);
  };

  const handleClose = (_event: unknown, reason: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  const handleUndo = () => {
    setArchived(false);
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <React.Fragment>
      <Button ref={buttonRef} variant="outlined" onClick={handleArchive}>
        {archived ? 'Move to inbox' : 'Archive conversation'}
      </Button>
      <Snackbar
        open={open}
        onClose={handleClose}
        autoHideDuration={10000}
        message="Conversation archived"
        action={
          <Button color="inherit" size="small" onClick={handleUndo}>
            Undo
          </Button>
        }
      />
    </React.Fragment>
  );
}
