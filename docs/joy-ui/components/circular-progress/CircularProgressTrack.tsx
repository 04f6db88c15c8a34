import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressTrack() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <CircularProgress
        determinate
        value={65}
        size="lg"
        aria-label="Budget spent"
        sx={{
          '--CircularProgress-trackThickness': '3px',
          '--CircularProgress-progressThickness': '9px',
        }}
      />
      <CircularProgress
        determinate
        value={65}
        size="lg"
        aria-label="Time used"
        sx={{
          '--CircularProgress-trackColor': 'var(--joy-palette-neutral-softBg)',
          '--CircularProgress-progressColor':
            'var(--joy-palette-warning-plainColor)',
          '--CircularProgress-linecap': 'butt',
        }}
      />
    </Stack>
  );
}
