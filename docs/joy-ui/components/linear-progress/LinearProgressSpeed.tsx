import LinearProgress from '@mui/joy/LinearProgress';

export default function LinearProgressSpeed() {
  return (
    <LinearProgress
      aria-label="Searching orders"
      value={40}
      sx={{
        '--LinearProgress-circulation': '4s ease-in-out infinite',
        '@media (prefers-reduced-motion: reduce)': {
          '--LinearProgress-circulation': '12s linear infinite',
        },
      }}
    />
  );
}
