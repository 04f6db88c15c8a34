import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographySpacing() {
  return (
    <Box>
      <Typography variant="h6" component="h3" gutterBottom>
        Cancel your plan
      </Typography>
      <Typography paragraph>
        You keep access until the end of the month that you have paid for.
      </Typography>
      <Typography sx={{ mb: 3 }}>Projects are deleted 30 days later.</Typography>
      <Typography variant="body2">Questions? Write to support.</Typography>
    </Box>
  );
}
