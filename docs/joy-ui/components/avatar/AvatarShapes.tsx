import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Folder from '@mui/icons-material/Folder';
import { omar } from './portraits';

export default function AvatarShapes() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar src={omar} alt="Omar Haddad" sx={{ borderRadius: 'md' }} />
      <Avatar color="primary" sx={{ borderRadius: 0 }}>
        <Folder />
      </Avatar>
      <Avatar
        src={omar}
        alt="Omar Haddad"
        sx={{ border: '2px solid', borderColor: 'success.500', p: '2px' }}
        slotProps={{ img: { sx: { borderRadius: '50%' } } }}
      />
    </Stack>
  );
}
