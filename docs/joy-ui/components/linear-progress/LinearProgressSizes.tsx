import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressSizes() {
  return (
    <Stack spacing={3}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <LinearProgress
          key={size}
          determinate
          value={50}
          size={size}
          aria-label={`Size ${size}`}
        />
      ))}
      <LinearProgress
        determinate
        value={50}
        thickness={2}
        aria-label="Thickness of 2 pixels"
      />
    </Stack>
  );
}
