import { Box } from '@mui/system';

export default function BoxResponsive() {
  return (
    <Box sx={{ display: { sm: 'flex' }, gap: 2, p: { xs: 1, sm: 3 } }}>
      <Box
        sx={{
          display: { xs: 'none', sm: 'block' },
          width: 140,
          p: 2,
          bgcolor: 'light-dark(#e6e9f5, #262c42)',
        }}
      >
        Folders
      </Box>
      <Box sx={{ flexGrow: 1, p: 2, bgcolor: 'light-dark(#f3f4fa, #1c2133)' }}>
        Messages: the folders appear from 600 px on
      </Box>
    </Box>
  );
}
