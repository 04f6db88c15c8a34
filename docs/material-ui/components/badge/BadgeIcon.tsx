import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CameraAlt from '@mui/icons-material/CameraAlt';
import Check from '@mui/icons-material/Check';
import Person from '@mui/icons-material/Person';

export default function BadgeIcon() {
  return (
    <Stack direction="row" spacing={5} alignItems="center" sx={{ p: 1 }}>
      <Badge
        color="success"
        badgeContent={<Check sx={{ fontSize: 14 }} />}
        sx={{ '& .MuiBadge-badge': { p: 0 } }}
      >
        <Person fontSize="large" titleAccess="Verified user" />
      </Badge>
      <Badge
        color="primary"
        badgeContent={<CameraAlt sx={{ fontSize: 14 }} />}
        sx={{ '& .MuiBadge-badge': { p: 0 } }}
      >
        <Person fontSize="large" titleAccess="User with a picture" />
      </Badge>
      <Badge color="secondary" badgeContent="new" sx={{ paddingInlineEnd: 3 }}>
        <Typography>Reports</Typography>
      </Badge>
    </Stack>
  );
}
