import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function Timetable({ onResize }: { onResize: () => void }) {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ p: 2, width: 240 }}>
      <Typography>Next ferry to the island: 10:40</Typography>
      <Button
        size="small"
        aria-expanded={shown}
        onClick={() => setShown((before) => !before)}
      >
        All of today
      </Button>
      <Collapse in={shown} timeout={0} onEntered={onResize} onExited={onResize}>
        {['12:10', '13:40', '15:10', '16:40', '18:10'].map((time) => (
          <Typography key={time}>{time}</Typography>
        ))}
      </Collapse>
    </Stack>
  );
}

export default function PopoverGrowingContent() {
  const actions = React.useRef<PopoverActions>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Departures
      </Button>
      <Popover
        action={actions}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Departures' } }}
      >
        <Timetable onResize={() => actions.current?.updatePosition()} />
      </Popover>
    </React.Fragment>
  );
}
