import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

export default function PopperFlip() {
  const [event, setEvent] = React.useState<HTMLElement | null>(null);
  const [flip, setFlip] = React.useState(true);
  const [inside, setInside] = React.useState(true);

  const modifiers = React.useMemo(
    () => [
      { name: 'flip', enabled: flip },
      { name: 'preventOverflow', options: { mainAxis: inside, altAxis: inside } },
      { name: 'hide' },
    ],
    [flip, inside],
  );

  return (
    <React.Fragment>
      <FormControlLabel
        control={<Switch checked={flip} onChange={() => setFlip(!flip)} />}
        label="flip"
      />
      <FormControlLabel
        control={<Switch checked={inside} onChange={() => setInside(!inside)} />}
        label="preventOverflow"
      />
      <Box
        role="group"
        aria-label="Calendar"
        tabIndex={0}
        sx={{ position: 'relative', height: 180, overflow: 'auto', border: 1 }}
      >
        <Box sx={{ height: 600, pt: 18, px: 6 }}>
          <Box ref={setEvent} sx={{ p: 1, border: 2, borderColor: 'primary.main' }}>
            10:00 Team meeting
          </Box>
          <Popper
            disablePortal
            role="note"
            open={event !== null}
            anchorEl={event}
            placement="top"
            modifiers={modifiers}
            sx={{ '&[data-popper-reference-hidden]': { visibility: 'hidden' } }}
          >
            <Paper sx={{ p: 1 }}>Room 4</Paper>
          </Popper>
        </Box>
      </Box>
    </React.Fragment>
  );
}
