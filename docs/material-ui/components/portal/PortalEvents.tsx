import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function PortalEvents() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [clicks, setClicks] = React.useState(0);

  return (
    <div>
      <Paper variant="outlined" sx={{ p: 2 }} onClick={() => setClicks(clicks + 1)}>
        <Typography role="status">onClick of the parent: {clicks}</Typography>
        <Portal container={target}>
          <Button>Bubbles</Button>
          <Button onClick={(event) => event.stopPropagation()}>Stops</Button>
        </Portal>
      </Paper>
      <div ref={setTarget} />
    </div>
  );
}
