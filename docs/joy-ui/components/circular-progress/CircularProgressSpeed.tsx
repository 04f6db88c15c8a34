import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressSpeed() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress
        aria-label="Searching, slow"
        value={40}
        sx={{ '--CircularProgress-circulation': '2.4s linear infinite' }}
      />
      <CircularProgress
        aria-label="Searching, less motion on request"
        sx={{
          '@media (prefers-reduced-motion: reduce)': {
            '--CircularProgress-circulation': '6s linear infinite',
          },
        }}
      />
    </Stack>
  );
}
