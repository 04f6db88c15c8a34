import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import { button, message } from './classes';

export default function SnackbarBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <button type="button" className={button} onClick={() => setOpen(true)}>
        Save changes
      </button>
      <Snackbar
        className={message}
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
      >
        <span role="alert">Changes saved</span>
      </Snackbar>
    </React.Fragment>
  );
}
