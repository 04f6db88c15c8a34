import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { HERON, SEAL } from './portraits';

const KEEPERS = [
  { name: 'Ada Heron', src: HERON, onDuty: true },
  { name: 'Sella Robbe', src: SEAL, onDuty: false },
];

export default function AvatarPresence() {
  return (
    <Stack spacing={2}>
      {KEEPERS.map(({ name, src, onDuty }) => (
        <Stack key={name} direction="row" spacing={2} alignItems="center">
          <Badge
            variant="dot"
            overlap="circular"
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            color="success"
            invisible={!onDuty}
          >
            <Avatar src={src} alt="" />
          </Badge>
          <Typography>
            {name}, {onDuty ? 'on duty' : 'off duty'}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
