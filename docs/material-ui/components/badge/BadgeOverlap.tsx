import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';

const VAN = {
  bgcolor: 'action.selected',
  color: 'text.primary',
  width: 56,
  height: 56,
};

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={5} sx={{ p: 1 }}>
      <Badge badgeContent={6} color="primary" overlap="rectangular">
        <Avatar variant="square" role="img" aria-label="Van 1, 6 stops" sx={VAN}>
          <LocalShipping />
        </Avatar>
      </Badge>
      <Badge badgeContent={9} color="primary" overlap="circular">
        <Avatar role="img" aria-label="Van 2, 9 stops" sx={VAN}>
          <LocalShipping />
        </Avatar>
      </Badge>
    </Stack>
  );
}
