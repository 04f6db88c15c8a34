import * as React from 'react';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';
import MarkUnread from '@mui/icons-material/MarkChatUnreadOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import ChatAvatar from './ChatAvatar';
import { getTitle } from './describe';
import { getPerson, PRESENCE_NAMES } from './people';
import { type Conversation } from './types';

interface ChatHeaderProps {
  conversation: Conversation;
  titleId: string;
  onMute: () => void;
  onMarkUnread: () => void;
}

function describe({ group, members }: Conversation): string {
  const people = members.map(getPerson);
  const [first] = people;
  if (group !== null || !first) {
    return `You, ${people.map(({ name }) => name).join(', ')}`;
  }
  return `${PRESENCE_NAMES[first.presence]}, ${first.role}`;
}

export default function ChatHeader({
  conversation,
  titleId,
  onMute,
  onMarkUnread,
}: ChatHeaderProps) {
  const menuId = React.useId();
  const { muted } = conversation;

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1,
        px: { xs: 1.5, sm: 2 },
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <ChatAvatar conversation={conversation} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography level="title-md" component="h2" id={titleId} noWrap>
          {getTitle(conversation)}
        </Typography>
        <Typography level="body-xs" noWrap>
          {describe(conversation)}
          {muted && ', muted'}
        </Typography>
      </Box>
      <Dropdown>
        <MenuButton
          id={menuId}
          aria-label="Options of this conversation"
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'plain', color: 'neutral' } }}
        >
          <MoreVert />
        </MenuButton>
        <Menu aria-labelledby={menuId} placement="bottom-end" size="sm">
          <MenuItem onClick={onMute}>
            <ListItemDecorator>
              {muted ? <Notifications /> : <NotificationsOff />}
            </ListItemDecorator>
            {muted ? 'Unmute' : 'Mute'}
          </MenuItem>
          <MenuItem onClick={onMarkUnread}>
            <ListItemDecorator>
              <MarkUnread />
            </ListItemDecorator>
            Mark as unread
          </MenuItem>
        </Menu>
      </Dropdown>
    </Box>
  );
}
