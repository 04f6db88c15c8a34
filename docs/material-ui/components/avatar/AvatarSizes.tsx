import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { omar } from './portraits';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar src={omar} alt="Small" sx={{ width: 24, height: 24 }} />
      <Avatar src={omar} alt="Default" />
      <Avatar src={omar} alt="Large" sx={{ width: 72, height: 72 }} />
      <Avatar
        role="img"
        aria-label="Omar Haddad"
        sx={{ width: 72, height: 72, fontSize: 36, bgcolor: 'text.primary' }}
      >
        O
      </Avatar>
    </Stack>
  );
}
