import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import ChatAvatar from './ChatAvatar';
import { getPreview, getTime, getTitle } from './describe';
import { getPerson, PRESENCE_NAMES } from './people';
import { visuallyHidden } from './styles';
import { type Conversation } from './types';

interface ConversationRowProps {
  conversation: Conversation;
  current: boolean;
  onOpen: () => void;
}

export default function ConversationRow({
  conversation,
  current,
  onOpen,
}: ConversationRowProps) {
  const { group, members, unread, muted } = conversation;
  const [first = ''] = members;
  const presence = PRESENCE_NAMES[getPerson(first).presence];

  return (
    <ListItem>
      <ListItemButton
        selected={current}
        aria-current={current ? 'page' : undefined}
        onClick={onOpen}
        sx={{ gap: 1.5, py: 1 }}
      >
        <ChatAvatar conversation={conversation} />
        <ListItemContent sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography
              level="title-sm"
              noWrap
              sx={{ flex: 1, fontWeight: unread > 0 ? 'xl' : 'md' }}
            >
              {getTitle(conversation)}
            </Typography>
            {group === null && (
              <Box component="span" sx={visuallyHidden}>
                {presence}
              </Box>
            )}
            {muted && <NotificationsOff titleAccess="Muted" sx={{ fontSize: 16 }} />}
            <Typography level="body-xs">{getTime(conversation)}</Typography>
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography level="body-sm" noWrap sx={{ flex: 1 }}>
              {getPreview(conversation)}
            </Typography>
            {unread > 0 && (
              <Chip size="sm" variant="solid" color="primary">
                {unread}
                <Box component="span" sx={visuallyHidden}>
                  {' unread'}
                </Box>
              </Chip>
            )}
          </Box>
        </ListItemContent>
      </ListItemButton>
    </ListItem>
  );
}
