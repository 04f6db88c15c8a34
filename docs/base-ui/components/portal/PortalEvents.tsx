import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Portal } from '@mui/base/Portal';
import { Box } from '@mui/system';

export default function PortalEvents() {
  const [toolbar, setToolbar] = React.useState<HTMLElement | null>(null);
  const [stops, setStops] = React.useState(false);
  const [opened, setOpened] = React.useState(0);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <div ref={setToolbar} role="group" aria-label="Toolbar" />
      <Box component="label">
        <input type="checkbox" checked={stops} onChange={() => setStops(!stops)} />{' '}
        stopPropagation
      </Box>
      <Button onClick={() => setOpened(opened + 1)}>
        Invoice 204
        {toolbar && (
          <Portal container={toolbar}>
            <Button onClick={(event) => stops && event.stopPropagation()}>
              Archive
            </Button>
          </Portal>
        )}
      </Button>
      <div role="status">Clicks on the invoice: {opened}</div>
    </Box>
  );
}
