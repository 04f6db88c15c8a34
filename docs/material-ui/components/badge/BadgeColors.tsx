import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Sensors from '@mui/icons-material/Sensors';

const STATES = [
  { color: 'primary', count: 3, text: 'on loan' },
  { color: 'success', count: 41, text: 'fine' },
  { color: 'secondary', count: 5, text: 'being calibrated' },
] as const;

export default function BadgeColors() {
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      {STATES.map(({ color, count, text }) => (
        <Stack key={color} direction="row" spacing={3} alignItems="center">
          <Badge badgeContent={count} color={color}>
            <Sensors color="action" />
          </Badge>
          <Typography>sensors {text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
