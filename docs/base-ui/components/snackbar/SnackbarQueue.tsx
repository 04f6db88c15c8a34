import * as React from 'react';
import { Snackbar } from '@mui/base/Snackbar';
import './messages.css';

export default function SnackbarQueue() {
  const count = React.useRef(0);
  const [queue, setQueue] = React.useState<number[]>([]);

  const handleUpload = () => {
    count.current += 1;
    setQueue([...queue, count.current]);
  };

  return (
    <React.Fragment>
      <button type="button" onClick={handleUpload}>
        Upload file
      </button>
      <Snackbar
        key={queue[0]}
        className="message"
        open={queue.length > 0}
        autoHideDuration={3000}
        disableWindowBlurListener
        onClose={() => setQueue(queue.slice(1))}
        slotProps={{
          clickAwayListener: () => ({ mouseEvent: false, touchEvent: false }),
        }}
      >
        <span role="alert">File {queue[0]} uploaded</span>
      </Snackbar>
    </React.Fragment>
  );
}
