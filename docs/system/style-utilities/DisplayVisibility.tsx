import * as React from 'react';
import { Box } from '@mui/system';

export default function DisplayVisibility() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ visibility: saved ? 'visible' : 'hidden' }}>✓ Saved</Box>
      <button type="button" aria-pressed={saved} onClick={() => setSaved(!saved)}>
        Save
      </button>
    </Box>
  );
}
