import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Group from '@mui/icons-material/GroupOutlined';
import { getPerson, PRESENCE_COLORS } from './people';
import { type Conversation } from './types';

/** Decoration: the name and the presence are written beside it. */
export default function ChatAvatar({
  conversation,
}: {
  conversation: Conversation;
}) {
  const { group, members } = conversation;
  const [first = ''] = members;

  if (group !== null) {
    return (
      <Avatar aria-hidden color="primary">
        <Group />
      </Avatar>
    );
  }
  const { name, picture, presence } = getPerson(first);
  return (
    <Badge
      aria-hidden
      size="sm"
      badgeInset="14%"
      color={PRESENCE_COLORS[presence]}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Avatar src={picture ?? ''} alt="">
        {name[0]}
      </Avatar>
    </Badge>
  );
}
