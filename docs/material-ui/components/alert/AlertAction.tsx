import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertAction() {
  const deleteButton = React.useRef<HTMLButtonElement>(null);
  const [deleted, setDeleted] = React.useState(false);

  const undo = () => {
    setDeleted(false);
    deleteButton.current?.focus();
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button ref={deleteButton} color="error" onClick={() => setDeleted(true)}>
        Delete project
      </Button>
      {deleted && (
        <Alert
          severity="success"
          action={
            <Button color="inherit" size="small" onClick={undo}>
              Undo
            </Button>
          }
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 9rem' } }}
        >
          The project “Website relaunch” was deleted.
        </Alert>
      )}
    </Stack>
  );
}
