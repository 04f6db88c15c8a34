import { Box } from '@mui/system';

export default function TypographySize() {
  return (
    <div>
      <Box component="h3" sx={{ m: 0, fontSize: { xs: 20, md: 28, lg: 36 } }}>
        Annual report
      </Box>
      <Box sx={{ fontSize: ['0.875rem', '1rem'] }}>48 pages, published in March</Box>
    </div>
  );
}
