import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Mail from '@mui/icons-material/Mail';

export default function BadgeBasic() {
  return (
    <Badge badgeContent={4} slotProps={{ badge: { 'aria-hidden': true } }}>
      <IconButton variant="soft" aria-label="Inbox, 4 unread messages">
        <Mail />
      </IconButton>
    </Badge>
  );
}
