import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

const sx = {
  width: 56,
  height: 56,
  bgcolor: 'action.selected',
  color: 'text.primary',
};

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={5} sx={{ p: 1 }}>
      <Badge badgeContent={6} color="primary">
        <Avatar role="img" aria-label="Mia Chen, 6 messages" sx={sx}>
          MC
        </Avatar>
      </Badge>
      <Badge badgeContent={9} color="primary" overlap="circular">
        <Avatar role="img" aria-label="Omar Haddad, 9 messages" sx={sx}>
          OH
        </Avatar>
      </Badge>
    </Stack>
  );
}
