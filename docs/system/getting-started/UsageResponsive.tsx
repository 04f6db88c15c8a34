import { Box } from '@mui/system';

export default function UsageResponsive() {
  return (
    <Box
      sx={{
        p: { xs: 1, sm: 4 },
        fontSize: [16, 24],
        textAlign: { xs: 'start', sm: 'center' },
        bgcolor: 'light-dark(#edeaf8, #2a2540)',
      }}
    >
      Larger and centred from 600 px on
    </Box>
  );
}
