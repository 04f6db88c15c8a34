import Box from '@mui/material/Box';
import HomeIcon from '@mui/icons-material/Home';

export default function IconsSizes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 3 }}>
      <HomeIcon fontSize="small" />
      <HomeIcon />
      <HomeIcon fontSize="large" />
      <HomeIcon sx={{ fontSize: 64 }} />
    </Box>
  );
}
