import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { deepOrange, teal } from '@mui/material/colors';
import Folder from '@mui/icons-material/Folder';
import Groups from '@mui/icons-material/Groups';

export default function AvatarIcons() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ bgcolor: 'action.selected', color: 'text.primary' }}>
        <Folder />
      </Avatar>
      <Avatar sx={{ bgcolor: teal[700], color: 'common.white' }}>
        <Groups titleAccess="Design team" />
      </Avatar>
      <Avatar sx={{ bgcolor: 'transparent', color: deepOrange[700] }}>
        <Folder fontSize="large" />
      </Avatar>
    </Stack>
  );
}
