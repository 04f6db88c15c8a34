import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressRadius() {
  return (
    <Stack spacing={3}>
      <LinearProgress
        determinate
        value={60}
        aria-label="Square corners"
        sx={{ '--LinearProgress-radius': '0px' }}
      />
      <LinearProgress
        determinate
        value={60}
        variant="outlined"
        color="neutral"
        aria-label="Bar with space around"
        sx={{
          '--LinearProgress-thickness': '18px',
          '--LinearProgress-progressThickness': '10px',
          '--LinearProgress-radius': '6px',
        }}
      />
    </Stack>
  );
}
