import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyResponsive() {
  return (
    <Box sx={{ p: 3 }}>
      <Typography
        component="h3"
        sx={{ typography: { xs: 'h5', sm: 'h4', md: 'h3' }, textWrap: 'balance' }}
      >
        Plan projects together
      </Typography>
      <Typography sx={{ fontSize: 'clamp(1rem, 0.75rem + 1vw, 1.5rem)', mt: 1 }}>
        Free for teams of up to five.
      </Typography>
    </Box>
  );
}
