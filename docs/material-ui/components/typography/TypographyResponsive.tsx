import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyResponsive() {
  return (
    <Box sx={{ p: 3 }}>
      <Typography
        component="p"
        sx={{ typography: { xs: 'h5', sm: 'h4', md: 'h3' }, textWrap: 'balance' }}
      >
        The lamp was lit by hand until 1952
      </Typography>
      <Typography
        component="p"
        color="text.secondary"
        sx={{ mt: 1, fontSize: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)' }}
      >
        Three keepers took turns, and none of them slept well in fog.
      </Typography>
    </Box>
  );
}
