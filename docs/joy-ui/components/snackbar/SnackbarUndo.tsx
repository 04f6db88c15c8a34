import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarUndo() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const handleUndo = () => {
    setArchived(false);
    setOpen(false);
    button.current?.focus();
  };

  return (
    <React.Fragment>
      <Button
        ref={button}
        variant="outlined"
        onClick={() => {
          setArchived(!archived);
          setOpen(!archived);
        }}
      >
        {archived ? 'Move to inbox' : 'Archive conversation'}
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={10000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        endDecorator={
          <Button size="sm" variant="soft" onClick={handleUndo}>
            Undo
          </Button>
        }
      >
        <span role="alert">Conversation archived</span>
      </Snackbar>
    </React.Fragment>
  );
}
