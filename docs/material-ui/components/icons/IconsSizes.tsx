import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Thermostat from '@mui/icons-material/Thermostat';

const SIZES = [
  { fontSize: 'small', pixels: '20 px' },
  { fontSize: 'medium', pixels: '24 px' },
  { fontSize: 'large', pixels: '35 px' },
] as const;

export default function IconsSizes() {
  return (
    <Stack direction="row" spacing={4} useFlexGap flexWrap="wrap" alignItems="end">
      {SIZES.map(({ fontSize, pixels }) => (
        <Stack key={fontSize} spacing={1} alignItems="center">
          <Thermostat fontSize={fontSize} />
          <Typography variant="body2">{`${fontSize}, ${pixels}`}</Typography>
        </Stack>
      ))}
      <Stack spacing={1} alignItems="center">
        <Thermostat sx={{ fontSize: 64 }} />
        <Typography variant="body2">sx, 64 px</Typography>
      </Stack>
    </Stack>
  );
}
