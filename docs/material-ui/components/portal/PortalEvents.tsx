import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortalEvents() {
  const [outside, setOutside] = React.useState<HTMLElement | null>(null);
  const [heard, setHeard] = React.useState(0);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Paper
        variant="outlined"
        sx={{ p: 2 }}
        onClick={() => setHeard((before) => before + 1)}
      >
        <Typography role="status">Clicks that reached this card: {heard}</Typography>
        <Portal container={outside}>
          <Stack direction="row" spacing={1} flexWrap="wrap" useFlexGap>
            <Button variant="outlined">Child of the card</Button>
            <Button onClick={(event) => event.stopPropagation()}>
              Child that stops it
            </Button>
          </Stack>
        </Portal>
      </Paper>
      <div ref={setOutside} />
    </Stack>
  );
}
