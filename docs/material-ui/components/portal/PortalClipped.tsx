import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function PortalClipped() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const [disabled, setDisabled] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch />}
        label="disablePortal"
        checked={disabled}
        onChange={() => setDisabled(!disabled)}
      />
      <Box ref={setFrame} sx={{ position: 'relative', height: 130 }}>
        <Paper
          variant="outlined"
          sx={{ position: 'relative', width: 140, height: 80, overflow: 'hidden' }}
        >
          <Portal container={frame} disablePortal={disabled}>
            <Paper
              elevation={4}
              sx={{ position: 'absolute', top: 48, insetInlineStart: 48, p: 2 }}
            >
              20 % off today
            </Paper>
          </Portal>
        </Paper>
      </Box>
    </div>
  );
}
