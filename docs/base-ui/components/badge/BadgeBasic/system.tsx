import { Box } from '@mui/system';
import { CountBadge, InboxButton } from './parts';

export default function BadgeBasic() {
  return (
    <Box sx={{ textAlign: 'center' }}>
      <CountBadge badgeContent={4} slotProps={{ badge: { 'aria-hidden': true } }}>
        <InboxButton type="button" aria-label="Inbox, 4 unread">
          Inbox
        </InboxButton>
      </CountBadge>
    </Box>
  );
}
