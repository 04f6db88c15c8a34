import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const RECORDINGS = 38;

export default function DialogConfirmErase() {
  const descriptionId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [recordings, setRecordings] = React.useState(RECORDINGS);

  const handleClose = () => setOpen(false);

  const handleErase = () => {
    setRecordings(0);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Stack
        direction="row"
        alignItems="center"
        flexWrap="wrap"
        useFlexGap
        spacing={2}
      >
        <Typography role="status">
          Voice recorder: {recordings} recordings
        </Typography>
        {recordings > 0 ? (
          <Button color="error" onClick={() => setOpen(true)}>
            Erase all
          </Button>
        ) : (
          <Button onClick={() => setRecordings(RECORDINGS)}>Record again</Button>
        )}
      </Stack>
      <Dialog
        open={open}
        onClose={handleClose}
        maxWidth="xs"
        aria-describedby={descriptionId}
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Erase {RECORDINGS} recordings?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            They are on this device only, 4 hours in all. Nothing can bring them
            back.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={handleClose}>
            Keep recordings
          </Button>
          <Button
            color="error"
            variant="contained"
            onClick={handleErase}
            sx={{ bgcolor: 'error.dark' }}
          >
            Erase {RECORDINGS}
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
