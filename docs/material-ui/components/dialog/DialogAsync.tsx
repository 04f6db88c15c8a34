import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LoadingButton from '@mui/lab/LoadingButton';
import { publishPost } from './publishPost';

export default function DialogAsync() {
  const cancelRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);
  const [loading, setLoading] = React.useState(false);
  const [error, setError] = React.useState('');

  const handlePublish = async () => {
    cancelRef.current?.focus();
    setLoading(true);
    setError('');
    try {
      await publishPost();
      setOpen(false);
    } catch (reason) {
      setError((reason as Error).message);
    }
    setLoading(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Publish post
      </Button>
      <Dialog open={open} onClose={() => !loading && setOpen(false)}>
        <DialogTitle>Publish this post?</DialogTitle>
        <DialogContent>
          {error ? (
            <Alert severity="error">{error}</Alert>
          ) : (
            'Your 214 subscribers get an email.'
          )}
        </DialogContent>
        <DialogActions>
          <Button
            ref={cancelRef}
            autoFocus
            onClick={() => !loading && setOpen(false)}
          >
            Cancel
          </Button>
          <LoadingButton loading={loading} onClick={handlePublish}>
            {error ? 'Try again' : 'Publish'}
          </LoadingButton>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
