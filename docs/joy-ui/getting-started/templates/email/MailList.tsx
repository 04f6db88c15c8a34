import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import Search from '@mui/icons-material/Search';
import MailRow from './MailRow';
import { VIEW_NAMES } from './types';
import { type Mailbox } from './useMailbox';

const countMessages = (count: number) =>
  count === 1 ? '1 message' : `${count || 'No'} messages`;

interface MailListProps {
  mailbox: Mailbox;
  onOpen: (id: string) => void;
}

export default function MailList({ mailbox, onOpen }: MailListProps) {
  const { view, filter, query, shown, openMail, setFilter, setQuery } = mailbox;
  const headingId = React.useId();
  const name = VIEW_NAMES[view];

  return (
    <section aria-labelledby={headingId}>
      <Box
        sx={{
          position: 'sticky',
          top: { xs: 56, md: 0 },
          zIndex: 2,
          display: 'grid',
          gap: 1.5,
          p: 1.5,
          bgcolor: 'background.surface',
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography level="title-lg" component="h2" id={headingId} tabIndex={-1}>
            {name}
          </Typography>
          <Typography
            level="body-xs"
            role="status"
            sx={{ marginInlineStart: 'auto' }}
          >
            {countMessages(shown.length)}
          </Typography>
        </Box>
        <Input
          size="sm"
          type="search"
          placeholder={`Search ${name}`}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          startDecorator={<Search />}
          slotProps={{ input: { 'aria-label': `Search ${name}` } }}
        />
        <ToggleButtonGroup
          size="sm"
          buttonFlex={1}
          aria-label="Show messages"
          value={filter}
          onChange={(_event, next) => setFilter(next ?? filter)}
        >
          <Button value="all">All</Button>
          <Button value="unread">Unread</Button>
          <Button value="starred">Starred</Button>
        </ToggleButtonGroup>
      </Box>
      {shown.length > 0 ? (
        <List aria-labelledby={headingId} sx={{ '--List-padding': '0px' }}>
          {shown.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              current={mail.id === openMail?.id}
              onOpen={() => onOpen(mail.id)}
              onStar={() => mailbox.toggleStar(mail)}
            />
          ))}
        </List>
      ) : (
        <Typography level="body-sm" sx={{ p: 3, textAlign: 'center' }}>
          {query || filter !== 'all'
            ? 'Nothing matches. Try other words or show all messages.'
            : 'This folder is empty.'}
        </Typography>
      )}
    </section>
  );
}
