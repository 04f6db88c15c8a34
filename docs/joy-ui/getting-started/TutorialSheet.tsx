import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function TutorialSheet() {
  return (
    <Sheet
      variant="outlined"
      sx={{ maxWidth: 360, mx: 'auto', p: 3, borderRadius: 'md', boxShadow: 'md' }}
    >
      <Typography level="h3" component="h2">
        Log in
      </Typography>
      <Typography level="body-sm">Orders and invoices of your shop.</Typography>
    </Sheet>
  );
}
