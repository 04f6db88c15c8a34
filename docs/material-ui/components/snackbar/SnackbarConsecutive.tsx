import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarConsecutive() {
  const [queue, setQueue] = React.useState<number[]>([]);
  const [open, setOpen] = React.useState(false);
  const count = React.useRef(0);

  const handleClick = () => {
    count.current += 1;
    setQueue([...queue, count.current]);
    setOpen(queue.length === 0);
  };

  const handleExited = () => {
    setQueue(queue.slice(1));
    setOpen(queue.length > 1);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={handleClick}>
        Send a file
      </Button>
      <Snackbar
        key={queue[0]}
        open={open}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
        autoHideDuration={3000}
        TransitionProps={{ onExited: handleExited }}
        message={`File ${queue[0]} was sent`}
      />
    </React.Fragment>
  );
}
