import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const MEMBERS = [
  'Mira Patel',
  'Jonas Weber',
  'Lena Fischer',
  'Omar Haddad',
  'Lea Martin',
  'Tom Berg',
];
const MAX = 3;

export default function AvatarGroupMax() {
  const more = MEMBERS.length - MAX;

  return (
    <AvatarGroup>
      {MEMBERS.slice(0, MAX).map((name) => (
        <Avatar key={name} role="img" aria-label={name} color="primary">
          {name[0]}
        </Avatar>
      ))}
      {more > 0 && (
        <Avatar role="img" aria-label={`${more} more members`}>
          +{more}
        </Avatar>
      )}
    </AvatarGroup>
  );
}
