import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperInDialog() {
  const [dialogOpen, setDialogOpen] = React.useState(false);
  const [help, setHelp] = React.useState<HTMLElement | null>(null);

  const handleClose = () => {
    setHelp(null);
    setDialogOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setDialogOpen(true)}>
        Import contacts
      </Button>
      <Dialog open={dialogOpen} onClose={handleClose}>
        <DialogTitle>Import contacts from a CSV file</DialogTitle>
        <DialogActions>
          <Button
            aria-expanded={help !== null}
            onClick={({ currentTarget }) => setHelp(help ? null : currentTarget)}
          >
            Which columns?
          </Button>
          <Button onClick={handleClose}>Close</Button>
        </DialogActions>
        <Popper
          role="note"
          open={Boolean(help)}
          anchorEl={help}
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={8} sx={{ p: 2 }}>
            Name, email and company
          </Paper>
        </Popper>
      </Dialog>
    </React.Fragment>
  );
}
