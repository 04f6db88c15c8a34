import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ClickAwayPortal() {
  const [shelf, setShelf] = React.useState<HTMLElement | null>(null);
  const [domOnly, setDomOnly] = React.useState(false);
  const [away, setAway] = React.useState(0);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <FormControlLabel
        control={<Switch />}
        label="disableReactTree"
        checked={domOnly}
        onChange={(_event, checked) => setDomOnly(checked)}
      />
      <ClickAwayListener
        disableReactTree={domOnly}
        onClickAway={() => setAway((before) => before + 1)}
      >
        <Paper variant="outlined" sx={{ p: 2 }}>
          Parent
          <Portal container={shelf}>
            <Button variant="outlined">Child, rendered elsewhere</Button>
          </Portal>
        </Paper>
      </ClickAwayListener>
      <div ref={setShelf} />
      <Typography role="status">Presses away: {away}</Typography>
    </Stack>
  );
}
