import { Box } from '@mui/system';

export default function CssGridAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' },
        gridTemplateRows: { sm: 'auto 120px' },
        gridTemplateAreas: {
          xs: '"title" "content" "filters"',
          sm: '"title title" "filters content"',
        },
        gap: 1,
        '& > *': { p: 1, bgcolor: 'light-dark(#d8f0f5, #143a44)' },
      }}
    >
      <Box sx={{ gridArea: 'title' }}>Orders</Box>
      <Box sx={{ gridArea: 'filters' }}>Filters</Box>
      <Box sx={{ gridArea: 'content' }}>42 orders</Box>
    </Box>
  );
}
