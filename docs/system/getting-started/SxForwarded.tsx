import type * as React from 'react';
import { Box, type SxProps, type Theme } from '@mui/system';

interface NoticeProps {
  children: React.ReactNode;
  sx?: SxProps<Theme>;
}

function Notice({ children, sx = [] }: NoticeProps) {
  return (
    <Box
      sx={[
        {
          p: 2,
          borderRadius: 2,
          color: 'light-dark(#2c2350, #e2dcff)',
          bgcolor: 'light-dark(#ece8ff, #2b2547)',
        },
        ...[sx].flat(),
      ]}
    >
      {children}
    </Box>
  );
}

export default function SxForwarded() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Notice>The library closes at 18:00 today.</Notice>
      <Notice sx={{ px: 3, borderRadius: 0, borderInlineStart: '4px solid' }}>
        The lift is out of order until Monday.
      </Notice>
    </Box>
  );
}
