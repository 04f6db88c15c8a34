import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import { lena, mia, omar } from './portraits';

export default function AvatarGroupBasic() {
  return (
    <AvatarGroup
      role="img"
      aria-label="Mia, Omar and Lena"
      sx={{ justifyContent: 'flex-end' }}
    >
      <Avatar src={mia} alt="" />
      <Avatar src={omar} alt="" />
      <Avatar src={lena} alt="" />
    </AvatarGroup>
  );
}
