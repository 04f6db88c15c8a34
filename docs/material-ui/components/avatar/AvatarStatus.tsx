import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lena, mia } from './portraits';

const users = [
  { name: 'Mia Chen', src: mia, isOnline: true },
  { name: 'Lena Novak', src: lena, isOnline: false },
];

export default function AvatarStatus() {
  return (
    <Stack spacing={2}>
      {users.map(({ name, src, isOnline }) => (
        <Stack key={name} direction="row" spacing={2} alignItems="center">
          <Badge
            variant="dot"
            overlap="circular"
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            color="success"
            invisible={!isOnline}
          >
            <Avatar src={src} alt="" />
          </Badge>
          <Typography>
            {name}, {isOnline ? 'online' : 'offline'}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
