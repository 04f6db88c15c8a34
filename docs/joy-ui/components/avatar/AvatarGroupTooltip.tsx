import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import Tooltip from '@mui/joy/Tooltip';

const MEMBERS = ['Mira Patel', 'Jonas Weber', 'Lena Fischer'];

export default function AvatarGroupTooltip() {
  return (
    <AvatarGroup>
      {MEMBERS.map((name) => (
        <Tooltip key={name} title={name} placement="top" arrow>
          <Avatar role="img" sx={{ cursor: 'default', '&:hover': { zIndex: 1 } }}>
            {name[0]}
          </Avatar>
        </Tooltip>
      ))}
    </AvatarGroup>
  );
}
