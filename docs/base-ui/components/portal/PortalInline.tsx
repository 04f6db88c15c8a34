import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { Box } from '@mui/system';

export default function PortalInline() {
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const [inline, setInline] = React.useState(true);

  return (
    <Box ref={setFrame} sx={{ position: 'relative', maxWidth: 320, pt: '12px' }}>
      <Box
        sx={{ position: 'relative', p: 2, outline: '1px solid', overflow: 'hidden' }}
      >
        <label>
          <input
            type="checkbox"
            checked={inline}
            onChange={() => setInline(!inline)}
          />{' '}
          disablePortal
        </label>
        <Portal container={frame} disablePortal={inline}>
          <Box
            sx={{
              position: 'absolute',
              top: inline ? -12 : 0,
              insetInlineEnd: 12,
              px: 1,
              color: 'light-dark(#fff, #1c2106)',
              bgcolor: 'light-dark(#4d5919, #cbdc7c)',
            }}
          >
            New
          </Box>
        </Portal>
      </Box>
    </Box>
  );
}
