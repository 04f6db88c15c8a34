import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ClickAwayPortal() {
  const [toolbar, setToolbar] = React.useState<HTMLElement | null>(null);
  const [domOnly, setDomOnly] = React.useState(false);
  const [away, setAway] = React.useState(0);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        label="disableReactTree"
        control={<Switch checked={domOnly} onChange={() => setDomOnly(!domOnly)} />}
      />
      <ClickAwayListener
        disableReactTree={domOnly}
        onClickAway={() => setAway((count) => count + 1)}
      >
        <div>
          Editor
          <Portal container={toolbar}>
            <Button variant="outlined">Bold, in a portal</Button>
          </Portal>
        </div>
      </ClickAwayListener>
      <div ref={setToolbar} />
      <Typography role="status">Clicks away: {away}</Typography>
    </Stack>
  );
}
