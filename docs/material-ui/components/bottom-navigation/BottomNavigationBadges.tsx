import * as React from 'react';
import Badge from '@mui/material/Badge';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import Inbox from '@mui/icons-material/Inbox';
import Send from '@mui/icons-material/Send';

export default function BottomNavigationBadges() {
  const [folder, setFolder] = React.useState(1);
  const unread = folder === 0 ? 0 : 3;

  return (
    <BottomNavigation
      showLabels
      value={folder}
      onChange={(_event, next: number) => setFolder(next)}
    >
      <BottomNavigationAction
        icon={
          <Badge
            badgeContent={unread}
            color="error"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <Inbox />
          </Badge>
        }
        label={
          <>
            Inbox
            {unread > 0 && (
              <Box component="span" sx={visuallyHidden}>
                , {unread} unread
              </Box>
            )}
          </>
        }
      />
      <BottomNavigationAction label="Sent" icon={<Send />} />
    </BottomNavigation>
  );
}
