import * as React from 'react';
import Fab, { fabClasses } from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import BoltRounded from '@mui/icons-material/BoltRounded';

export default function FabFocusRing() {
  const [on, setOn] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Fab
        color="primary"
        disableRipple
        aria-label="Electric fence"
        aria-pressed={on}
        onClick={() => setOn(!on)}
        sx={{
          // Transparent edges get a colour where the system replaces all colours.
          border: '2px solid transparent',
          [`&.${fabClasses.focusVisible}`]: {
            outline: '2px solid',
            outlineColor: 'text.primary',
            outlineOffset: '3px',
          },
        }}
      >
        <BoltRounded />
      </Fab>
      <Typography role="status">
        {on ? 'The fence is live.' : 'The fence is off.'}
      </Typography>
    </Stack>
  );
}
