import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Notifications from '@mui/icons-material/NotificationsOutlined';

export default function BadgeBasic() {
  return (
    <IconButton aria-label="Notifications, 4 new">
      <Badge badgeContent={4} color="primary">
        <Notifications />
      </Badge>
    </IconButton>
  );
}
