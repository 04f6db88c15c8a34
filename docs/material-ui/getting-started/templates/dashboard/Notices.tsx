import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';

const NOTICES = [
  { text: 'Decaf is below 10 kg', time: '20 minutes ago' },
  { text: 'Bar Roma asks for a later delivery', time: '2 hours ago' },
  { text: 'The roaster is due for cleaning', time: 'Yesterday' },
];

export default function Notices() {
  const titleId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [notices, setNotices] = React.useState(NOTICES);

  return (
    <>
      <IconButton
        aria-label={`Notifications: ${notices.length}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge color="secondary" badgeContent={notices.length}>
          <NotificationsOutlined />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-labelledby': titleId,
            sx: { p: 2, width: 300, maxWidth: '100%' },
          },
        }}
      >
        <Typography id={titleId} component="h2" variant="subtitle1">
          Notifications
        </Typography>
        {notices.length === 0 ? (
          <Typography sx={{ mt: 1 }}>Nothing new. Have a coffee.</Typography>
        ) : (
          <>
            <List dense>
              {notices.map(({ text, time }) => (
                <ListItem key={text} disableGutters>
                  <ListItemText primary={text} secondary={time} />
                </ListItem>
              ))}
            </List>
            <Button size="small" onClick={() => setNotices([])}>
              Mark all as read
            </Button>
          </>
        )}
      </Popover>
    </>
  );
}
