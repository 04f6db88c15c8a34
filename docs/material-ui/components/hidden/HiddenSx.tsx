import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function HiddenSx() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <Typography sx={{ flex: 1 }}>INV-2041</Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>
        Due on 12 May 2026
      </Typography>
      <Button sx={{ display: { sm: 'none' } }}>Details</Button>
    </Box>
  );
}
