import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogConfirmation() {
  const textId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [deleted, setDeleted] = React.useState(false);

  const handleClose = () => setOpen(false);

  const handleDelete = () => {
    setDeleted(true);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button color="error" disabled={deleted} onClick={() => setOpen(true)}>
        {deleted ? 'Project deleted' : 'Delete project'}
      </Button>
      <Dialog
        open={open}
        onClose={handleClose}
        aria-describedby={textId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete “Website relaunch”?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            Its 38 files are deleted for all members. This cannot be undone.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={handleClose}>
            Cancel
          </Button>
          <Button color="error" onClick={handleDelete}>
            Delete project
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
