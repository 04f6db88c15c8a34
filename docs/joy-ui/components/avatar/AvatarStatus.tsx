import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import { jonas, mira } from './portraits';

const USERS = [
  { name: 'Mira Patel', src: mira, status: 'online', color: 'success' },
  { name: 'Jonas Weber', src: jonas, status: 'away', color: 'warning' },
] as const;

export default function AvatarStatus() {
  return (
    <Stack direction="row" spacing={3}>
      {USERS.map(({ name, src, status, color }) => (
        <Badge
          key={name}
          color={color}
          size="sm"
          badgeInset="14%"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        >
          <Avatar src={src} alt={`${name}, ${status}`} />
        </Badge>
      ))}
    </Stack>
  );
}
