import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressSizes() {
  return (
    <Stack direction="row" gap={3} flexWrap="wrap" alignItems="center">
      <CircularProgress size="sm" aria-label="Loading, small" />
      <CircularProgress size="md" aria-label="Loading, medium" />
      <CircularProgress size="lg" aria-label="Loading, large" />
      <CircularProgress
        aria-label="Loading, 96 pixels"
        thickness={4}
        sx={{ '--CircularProgress-size': '96px' }}
      />
    </Stack>
  );
}
