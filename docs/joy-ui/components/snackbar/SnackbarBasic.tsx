import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Save changes</Button>
      <Snackbar open={open} autoHideDuration={5000} onClose={() => setOpen(false)}>
        <span role="alert">Changes saved</span>
      </Snackbar>
    </React.Fragment>
  );
}
