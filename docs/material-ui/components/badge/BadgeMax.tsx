import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Mail from '@mui/icons-material/MailOutlined';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={6} sx={{ pt: 1 }}>
      <Badge badgeContent={100} color="primary">
        <Mail titleAccess="100 unread messages" />
      </Badge>
      <Badge badgeContent={1200} max={999} color="primary">
        <Mail titleAccess="1,200 unread messages" />
      </Badge>
    </Stack>
  );
}
