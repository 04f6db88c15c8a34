import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { lena, jonas, mira } from './portraits';

export default function AvatarGroupBasic() {
  return (
    <AvatarGroup size="lg" variant="solid" color="primary">
      <Avatar src={mira} alt="Mira Patel" />
      <Avatar src={jonas} alt="Jonas Weber" />
      <Avatar src={lena} alt="Lena Fischer" />
      <Avatar role="img" aria-label="Omar Haddad">
        OH
      </Avatar>
    </AvatarGroup>
  );
}
