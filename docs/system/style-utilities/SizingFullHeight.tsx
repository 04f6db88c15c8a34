import { Box } from '@mui/system';

export default function SizingFullHeight() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      <Box sx={{ p: 1, bgcolor: 'light-dark(#dbe8ff, #1f3350)' }}>Projects</Box>
      <Box sx={{ flexGrow: 1, p: 1 }}>No projects yet</Box>
      <Box sx={{ p: 1, bgcolor: 'light-dark(#dbe8ff, #1f3350)' }}>Help</Box>
    </Box>
  );
}
