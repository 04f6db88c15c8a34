import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['soft', 'solid', 'outlined', 'plain'] as const;
const COLORS = ['primary', 'neutral', 'success', 'warning', 'danger'] as const;

export default function CircularProgressVariants() {
  return (
    <Stack spacing={2}>
      {VARIANTS.map((variant) => (
        <Stack key={variant} direction="row" spacing={2}>
          {COLORS.map((color) => (
            <CircularProgress
              key={color}
              determinate
              value={70}
              variant={variant}
              color={color}
              aria-label={`${variant}, ${color}`}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
