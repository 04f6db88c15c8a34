import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function HiddenReplaced() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
      <Typography sx={{ flex: 1 }}>Hedgehog, 740 g</Typography>
      <Typography
        color="text.secondary"
        sx={{ display: { xs: 'none', sm: 'block' } }}
      >
        Found by the pond at 22:10, taken in at 23:00
      </Typography>
      <Typography color="text.secondary" sx={{ display: { sm: 'none' } }}>
        Pond
      </Typography>
    </Box>
  );
}
