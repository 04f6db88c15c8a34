import * as React from 'react';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function ReaderSettings() {
  // Safe here alone: there is no window on the server.
  const [width] = React.useState(() => window.screen.width);
  const isTouch = window.matchMedia('(pointer: coarse)').matches;

  return (
    <span>
      a screen of {width} px and {isTouch ? 'a finger' : 'a mouse'}
    </span>
  );
}

export default function NoSsrWindow() {
  return (
    <Typography>
      Puzzles are cut for{' '}
      <NoSsr fallback="your screen">
        <ReaderSettings />
      </NoSsr>
      .
    </Typography>
  );
}
