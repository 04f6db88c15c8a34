import * as React from 'react';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function PortalBasic() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={2}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Parent
        {target && (
          <Portal container={target}>: here is a child of the parent</Portal>
        )}
      </Paper>
      <Paper ref={setTarget} variant="outlined" sx={{ p: 2 }}>
        Target
      </Paper>
    </Stack>
  );
}
