import { Box } from '@mui/system';

export default function FlexboxGrow() {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Box
        component="input"
        type="search"
        aria-label="Search orders"
        sx={{ flexGrow: 1, flexBasis: 160, minWidth: 0, p: 1, font: 'inherit' }}
      />
      <Box component="button" type="button" sx={{ flexShrink: 0, px: 2 }}>
        Search
      </Box>
    </Box>
  );
}
