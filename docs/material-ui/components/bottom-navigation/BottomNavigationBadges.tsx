import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { visuallyHidden } from '@mui/utils';
import ChatIcon from '@mui/icons-material/Chat';
import MapIcon from '@mui/icons-material/Map';
import PetsIcon from '@mui/icons-material/Pets';

export default function BottomNavigationBadges() {
  const [place, setPlace] = React.useState('walks');
  const [unread, setUnread] = React.useState(3);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Dog walkers"
      showLabels
      value={place}
      onChange={(_event, next: string) => {
        setPlace(next);
        if (next === 'chat') setUnread(0);
      }}
    >
      <BottomNavigationAction
        value="walks"
        label="Walks"
        icon={<MapIcon />}
        aria-current={place === 'walks' ? 'page' : undefined}
      />
      <BottomNavigationAction
        value="chat"
        label={
          <>
            Chat
            {unread > 0 && (
              <Box component="span" sx={visuallyHidden}>
                , {unread} unread
              </Box>
            )}
          </>
        }
        icon={
          <Badge
            badgeContent={unread}
            color="error"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <ChatIcon />
          </Badge>
        }
        aria-current={place === 'chat' ? 'page' : undefined}
      />
      <BottomNavigationAction
        value="dogs"
        label="Dogs"
        icon={<PetsIcon />}
        aria-current={place === 'dogs' ? 'page' : undefined}
      />
    </BottomNavigation>
  );
}
