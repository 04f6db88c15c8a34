import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

export default function BoxVisuallyHidden() {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Box component="s" sx={{ color: 'text.secondary' }}>
        <Box component="span" sx={visuallyHidden}>
          Old price:
        </Box>{' '}
        € 249
      </Box>
      <strong>
        <Box component="span" sx={visuallyHidden}>
          New price:
        </Box>{' '}
        € 189
      </strong>
    </Box>
  );
}
