import { Box } from '@mui/system';

export default function PositionsAbsolute() {
  return (
    <Box
      sx={{
        position: 'relative',
        maxWidth: 200,
        p: 3,
        bgcolor: 'light-dark(#e8e4f3, #2c2740)',
      }}
    >
      Messages
      <Box
        component="span"
        sx={{
          position: 'absolute',
          top: 8,
          right: 8,
          px: 1,
          color: '#fff',
          bgcolor: '#9b1c31',
        }}
      >
        12 new
      </Box>
    </Box>
  );
}
