import { Box } from '@mui/system';

export default function SpacingNegative() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 320,
        border: '1px solid light-dark(#7a8ca5, #7d8ea6)',
      }}
    >
      <Box
        sx={{
          mx: -2,
          mt: -2,
          mb: 2,
          px: 2,
          py: 1,
          bgcolor: 'light-dark(#fff0c2, #453711)',
        }}
      >
        Storage almost full
      </Box>
      Delete files you no longer need, or choose a larger plan.
    </Box>
  );
}
