import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const REPORTS = {
  button: 'closed by its button',
  escapeKeyDown: 'closed by Escape',
  backdropClick: 'kept open: a press beside it was ignored',
};

export default function DialogCloseReasons() {
  const descriptionId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [report, setReport] = React.useState('not opened yet');

  const handleClose: NonNullable<DialogProps['onClose']> = (_event, reason) => {
    setReport(REPORTS[reason]);
    if (reason !== 'backdropClick') {
      setOpen(false);
    }
  };

  const handleButtonClick = () => {
    setReport(REPORTS.button);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Stack spacing={2} alignItems="flex-start">
        <Typography>Recovery codes: {report}.</Typography>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Show recovery codes
        </Button>
      </Stack>
      <Dialog open={open} onClose={handleClose} aria-describedby={descriptionId}>
        <DialogTitle>Recovery codes</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            Write these down. They are shown once.
          </DialogContentText>
          <Typography sx={{ fontFamily: 'monospace', mt: 2 }}>
            4K7Q-NW2D · 9XRE-03TB · HM5V-6ZPA
          </Typography>
          <Typography role="status" variant="body2" sx={{ mt: 2, minHeight: '3em' }}>
            {report === REPORTS.backdropClick &&
              'Still open, so that a stray press does not lose the codes.'}
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={handleButtonClick}>
            I have them
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
