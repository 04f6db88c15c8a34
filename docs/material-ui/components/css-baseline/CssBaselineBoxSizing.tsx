import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

const box = { width: 200, p: '20px', border: '5px solid' };

export default function CssBaselineBoxSizing() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ ...box, boxSizing: 'content-box' }}>content-box: 250 px</Box>
      <ScopedCssBaseline>
        <Box sx={box}>border-box: 200 px</Box>
      </ScopedCssBaseline>
    </Box>
  );
}
