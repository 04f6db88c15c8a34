import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarQueue() {
  const [queue, setQueue] = React.useState<number[]>([]);
  const [open, setOpen] = React.useState(true);
  const files = React.useRef(0);

  const handleUpload = () => {
    files.current += 1;
    setQueue([...queue, files.current]);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={handleUpload}>
        Upload file
      </Button>
      {queue.length > 0 && (
        <Snackbar
          key={queue[0]}
          open={open}
          autoHideDuration={3000}
          onClose={(_event, reason) => setOpen(reason === 'clickaway')}
          onUnmount={() => {
            setQueue(queue.slice(1));
            setOpen(true);
          }}
        >
          <span role="alert">File {queue[0]} is uploaded</span>
        </Snackbar>
      )}
    </React.Fragment>
  );
}
