import { Box } from '@mui/system';

export default function PositionsCenter() {
  return (
    <Box sx={{ position: 'relative', height: 160 }}>
      <Box
        component="svg"
        viewBox="0 0 100 50"
        preserveAspectRatio="none"
        aria-hidden
        sx={{ width: 1, height: 1, fill: 'light-dark(#cdd6e4, #36414f)' }}
      >
        <path d="M0 50 20 30 45 38 70 12 100 25V50z" />
      </Box>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          zIndex: 1,
          width: 'fit-content',
          height: 'fit-content',
          m: 'auto',
          p: 1,
          bgcolor: 'light-dark(#fff, #11151b)',
        }}
      >
        No data for this week
      </Box>
    </Box>
  );
}
