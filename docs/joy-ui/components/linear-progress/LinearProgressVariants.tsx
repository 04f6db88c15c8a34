import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const BARS = [
  { variant: 'soft', color: 'primary' },
  { variant: 'solid', color: 'success' },
  { variant: 'outlined', color: 'warning' },
  { variant: 'plain', color: 'danger' },
] as const;

export default function LinearProgressVariants() {
  return (
    <Stack spacing={3}>
      {BARS.map((bar) => (
        <LinearProgress
          key={bar.variant}
          determinate
          value={70}
          aria-label={`${bar.variant}, ${bar.color}`}
          {...bar}
        />
      ))}
    </Stack>
  );
}
