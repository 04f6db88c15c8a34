import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function ThemeColorsSx() {
  return (
    <Box
      sx={{
        maxWidth: 360,
        p: 2,
        border: '1px solid',
        borderColor: 'warning.outlinedBorder',
        borderRadius: 'md',
        bgcolor: 'warning.softBg',
        color: 'warning.softColor',
      }}
    >
      <Typography level="title-md" textColor="inherit">
        Trial ends on Friday
      </Typography>
      <Typography textColor="inherit">
        Add a payment method to keep your projects.
      </Typography>
    </Box>
  );
}
