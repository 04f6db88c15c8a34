import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import clsx from 'clsx';
import './messages.css';
import './transition.css';

export default function SnackbarTransition() {
  const [open, setOpen] = React.useState(false);
  const [exited, setExited] = React.useState(true);

  return (
    <React.Fragment>
      <button type="button" onClick={() => setOpen(true)}>
        Publish page
      </button>
      <Snackbar
        className={clsx('message', open ? 'entering' : 'leaving')}
        open={open}
        exited={exited}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        onAnimationStart={() => setExited(false)}
        onAnimationEnd={() => setExited(!open)}
      >
        <span role="alert">Page published</span>
      </Snackbar>
    </React.Fragment>
  );
}
