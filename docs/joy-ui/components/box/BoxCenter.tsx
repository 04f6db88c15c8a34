import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';

export default function BoxCenter() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        minHeight: 180,
      }}
    >
      <CircularProgress aria-hidden />
      Loading 214 orders
    </Box>
  );
}
