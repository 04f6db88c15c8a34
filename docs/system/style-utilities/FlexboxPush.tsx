import { Box } from '@mui/system';

export default function FlexboxPush() {
  return (
    <Box role="group" aria-label="File" sx={{ display: 'flex', gap: 1 }}>
      <button type="button">Rename</button>
      <button type="button">Share</button>
      <Box component="button" type="button" sx={{ marginInlineStart: 'auto' }}>
        Delete
      </Box>
    </Box>
  );
}
