import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Notifications from '@mui/icons-material/Notifications';

export default function BadgeDot() {
  const [unread, setUnread] = React.useState(true);

  return (
    <Badge color="danger" size="sm" invisible={!unread}>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<Notifications />}
        onClick={() => setUnread(!unread)}
      >
        {unread ? 'Mark all as read' : 'Mark as unread'}
      </Button>
    </Badge>
  );
}
