import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const READINGS = [
  { color: 'text.primary', text: 'Oxygen is normal' },
  { color: 'text.secondary', text: 'Measured on the left bank' },
  { color: 'success.main', text: 'Clear to the ground' },
  { color: 'error', text: 'Nitrate is above the limit' },
  { color: 'primary', text: 'The next reading is due' },
];

export default function TypographyColors() {
  return (
    <Stack spacing={0.5}>
      {READINGS.map(({ color, text }) => (
        <Typography key={color} color={color}>
          {text}
        </Typography>
      ))}
    </Stack>
  );
}
