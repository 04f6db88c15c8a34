import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lena, mia, omar } from './portraits';

export default function AvatarBasic() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Avatar src={mia} alt="Mia Chen" />
      <Avatar src={omar} alt="Omar Haddad" />
      <Avatar src={lena} alt="" />
      <Typography>Lena Novak</Typography>
    </Stack>
  );
}
