import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PopperFlip() {
  const [buoy, setBuoy] = React.useState<HTMLElement | null>(null);
  const [flips, setFlips] = React.useState(true);
  const [stays, setStays] = React.useState(true);

  const modifiers = React.useMemo(
    () => [
      { name: 'flip', enabled: flips },
      { name: 'preventOverflow', options: { mainAxis: stays, altAxis: stays } },
      { name: 'hide' },
    ],
    [flips, stays],
  );

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch />}
        label="flip: change the side"
        checked={flips}
        onChange={(_event, checked) => setFlips(checked)}
      />
      <FormControlLabel
        control={<Switch />}
        label="preventOverflow: stay inside"
        checked={stays}
        onChange={(_event, checked) => setStays(checked)}
      />
      <Box
        role="group"
        aria-label="Bay with a buoy"
        tabIndex={0}
        sx={{
          position: 'relative',
          height: 200,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ height: 600, pt: '150px', textAlign: 'center' }}>
          <Box
            ref={setBuoy}
            component="span"
            sx={{ p: 1, border: 2, borderColor: 'primary.main', borderRadius: 4 }}
          >
            buoy
          </Box>
          <Popper
            open={buoy !== null}
            anchorEl={buoy}
            placement="top"
            role="note"
            disablePortal
            modifiers={modifiers}
            sx={{ '&[data-popper-reference-hidden]': { visibility: 'hidden' } }}
          >
            <Paper sx={{ p: 1 }}>Depth 4 m</Paper>
          </Popper>
        </Box>
      </Box>
    </Stack>
  );
}
