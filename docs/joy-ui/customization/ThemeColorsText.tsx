import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ThemeColorsText() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', maxWidth: 360 }}>
      <Typography textColor="text.primary">Invoice 2041: text.primary</Typography>
      <Typography textColor="text.secondary">
        Studio North, due 14 May: text.secondary
      </Typography>
      <Typography textColor="text.tertiary">
        Last edited yesterday: text.tertiary
      </Typography>
      <Typography color="danger">Overdue: color="danger"</Typography>
    </Sheet>
  );
}
