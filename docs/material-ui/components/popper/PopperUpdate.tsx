import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

// The note would cover the button where there is no room below.
const STAY_BELOW = [{ name: 'flip', enabled: false }];

function Stations({ onMove }: { onMove: () => void }) {
  const [shown, setShown] = React.useState(false);

  return (
    <div>
      <Button aria-expanded={shown} onClick={() => setShown((before) => !before)}>
        Stations in between
      </Button>
      <Collapse in={shown} timeout={0} onEntered={onMove} onExited={onMove}>
        {['Mill', 'Quarry', 'Viaduct'].map((station) => (
          <Typography key={station}>{station}</Typography>
        ))}
      </Collapse>
    </div>
  );
}

export default function PopperUpdate() {
  const popper = React.useRef<{ update: () => unknown } | null>(null);
  const [terminus, setTerminus] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ pb: 6 }}>
      <Stations onMove={() => popper.current?.update()} />
      <Typography ref={setTerminus} component="span">
        Summit
      </Typography>
      <Popper
        popperRef={(instance) => {
          popper.current = instance;
        }}
        open={terminus !== null}
        anchorEl={terminus}
        placement="bottom-start"
        modifiers={STAY_BELOW}
        disablePortal
        role="note"
      >
        <Paper sx={{ px: 1 }}>Last train down: 18:05</Paper>
      </Popper>
    </Stack>
  );
}
