import { Box } from '@mui/system';

export default function SizingResponsive() {
  return (
    <Box
      component="button"
      type="button"
      sx={{ width: { xs: 1, sm: 0.5, lg: 'auto' }, minWidth: 120, height: 48 }}
    >
      Place order
    </Box>
  );
}
