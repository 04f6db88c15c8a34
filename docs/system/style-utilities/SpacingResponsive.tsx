import { Box } from '@mui/system';

export default function SpacingResponsive() {
  return (
    <Box
      sx={{
        px: { xs: 1, sm: 3, md: 6 },
        py: [1, 2, null, 4],
        bgcolor: 'light-dark(#e6dcff, #33264f)',
      }}
    >
      <Box sx={{ p: 1, bgcolor: 'light-dark(#fff, #17111f)' }}>Project settings</Box>
    </Box>
  );
}
