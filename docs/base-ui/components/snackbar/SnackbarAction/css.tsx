import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

export default function SnackbarAction() {
  const trigger = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);

  const handleUndo = () => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <React.Fragment>
      <button
        type="button"
        ref={trigger}
        className="text-button"
        onClick={() => setOpen(true)}
      >
        Archive order 1042
      </button>
      <Snackbar
        className="message"
        open={open}
        autoHideDuration={8000}
        resumeHideDuration={4000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
      >
        <span role="alert">Order 1042 archived</span>
        <div className="space" />
        <button type="button" className="text-button" onClick={handleUndo}>
          Undo
        </button>
      </Snackbar>
    </React.Fragment>
  );
}
