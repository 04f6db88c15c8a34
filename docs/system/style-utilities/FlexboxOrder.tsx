import { Box } from '@mui/system';

export default function FlexboxOrder() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        '& > div': { flex: 1, p: 2, border: '1px solid' },
      }}
    >
      <div>Items: 2 lamps, 1 desk</div>
      <Box sx={{ order: { xs: -1, md: 0 } }}>Total: 318.00 €</Box>
    </Box>
  );
}
