import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function PortalClipped() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const [portal, setPortal] = React.useState(false);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch />}
        label="Hang the sign outside"
        checked={portal}
        onChange={(_event, checked) => setPortal(checked)}
      />
      <Box ref={setFrame} sx={{ position: 'relative', height: 150 }}>
        <Box
          sx={{
            position: 'relative',
            width: 140,
            height: 90,
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            bgcolor: 'action.hover',
          }}
        >
          <Portal container={frame} disablePortal={!portal}>
            <Paper
              elevation={4}
              sx={{ position: 'absolute', top: 60, insetInlineStart: 60, p: 2 }}
            >
              Open until six
            </Paper>
          </Portal>
        </Box>
      </Box>
    </Stack>
  );
}
