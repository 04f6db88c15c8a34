import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Check from '@mui/icons-material/Check';

export default function CircularProgressLabel() {
  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <CircularProgress
        determinate
        value={72}
        size="lg"
        aria-label="Storage used"
        sx={{ '--CircularProgress-size': '80px', fontSize: 'lg' }}
      >
        72%
      </CircularProgress>
      <CircularProgress
        determinate
        value={100}
        size="lg"
        color="success"
        aria-label="Backup"
      >
        <Check />
      </CircularProgress>
    </Stack>
  );
}
