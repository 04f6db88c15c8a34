import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const RINGS = [
  { size: 16, thickness: 5, place: 'beside text' },
  { size: 24, thickness: 4, place: 'in place of an icon' },
  { size: 40, thickness: 3.6, place: 'in a card' },
  { size: 72, thickness: 2, place: 'on an empty page' },
];

export default function ProgressSizes() {
  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={4}
      alignItems="flex-end"
    >
      {RINGS.map(({ size, thickness, place }) => (
        <Stack key={size} spacing={1} alignItems="center">
          <CircularProgress
            size={size}
            thickness={thickness}
            color="secondary"
            aria-label={`Loading ${place}`}
          />
          <Typography variant="body2">{size} px</Typography>
          <Typography variant="caption" color="text.secondary">
            {place}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
