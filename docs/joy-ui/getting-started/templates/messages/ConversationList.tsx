import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import Search from '@mui/icons-material/Search';
import ConversationRow from './ConversationRow';
import { getPreview, getTitle } from './describe';
import { type Conversation, type Filter } from './types';

interface ConversationListProps {
  conversations: readonly Conversation[];
  openId: string;
  onOpen: (id: string) => void;
}

export default function ConversationList({
  conversations,
  openId,
  onOpen,
}: ConversationListProps) {
  const [query, setQuery] = React.useState('');
  const [filter, setFilter] = React.useState<Filter>('all');
  const words = query.trim().toLowerCase();

  const shown = conversations.filter(
    (one) =>
      `${getTitle(one)} ${getPreview(one)}`.toLowerCase().includes(words) &&
      // The open one stays, although it is no longer unread.
      (filter !== 'unread' || one.unread > 0 || one.id === openId) &&
      (filter !== 'groups' || one.group !== null),
  );

  return (
    <Box
      component="nav"
      aria-label="Conversations"
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, p: 1.5, pb: 0.5 }}>
        <Input
          size="sm"
          type="search"
          placeholder="Search conversations"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          startDecorator={<Search />}
          slotProps={{ input: { 'aria-label': 'Search conversations' } }}
        />
        <ToggleButtonGroup
          size="sm"
          buttonFlex={1}
          aria-label="Show conversations"
          value={filter}
          onChange={(_event, next) => setFilter(next ?? filter)}
        >
          <Button value="all">All</Button>
          <Button value="unread">Unread</Button>
          <Button value="groups">Groups</Button>
        </ToggleButtonGroup>
        <Typography role="status" level="body-xs">
          {shown.length === 1 ? '1 conversation' : `${shown.length} conversations`}
        </Typography>
      </Box>
      <List
        size="sm"
        sx={{
          flexGrow: 0,
          '--List-padding': '8px',
          '--List-gap': '2px',
          '--ListItem-radius': '8px',
        }}
      >
        {shown.map((one) => (
          <ConversationRow
            key={one.id}
            conversation={one}
            current={one.id === openId}
            onOpen={() => onOpen(one.id)}
          />
        ))}
      </List>
    </Box>
  );
}
