import { Box } from '@mui/system';

export default function BoxOverlay() {
  return (
    <Box sx={{ position: 'relative', width: 56, height: 56 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 1,
          borderRadius: '50%',
          color: 'light-dark(#fff, #10202f)',
          bgcolor: 'light-dark(#2b5c8a, #a9cdf0)',
        }}
      >
        LN
      </Box>
      <Box
        component="span"
        sx={{
          position: 'absolute',
          top: -4,
          insetInlineEnd: -8,
          px: 1,
          borderRadius: 999,
          fontSize: 13,
          color: '#fff',
          bgcolor: '#b3261e',
        }}
      >
        3 new
      </Box>
    </Box>
  );
}
