import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function TypographyInherit() {
  return (
    <Sheet variant="solid" color="primary" sx={{ p: 2, borderRadius: 'md' }}>
      <Typography level="title-lg" textColor="inherit">
        Maintenance on Sunday
      </Typography>
      <Typography textColor="inherit">
        You cannot sign in between 2:00 and 4:00.
      </Typography>
    </Sheet>
  );
}
