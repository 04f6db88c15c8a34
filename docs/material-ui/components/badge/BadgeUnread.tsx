import * as React from 'react';
import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Article from '@mui/icons-material/ArticleOutlined';

const NOTICES = ['Tunnel closed on Sunday', 'New keys for the shed', 'Water tested'];

export default function BadgeUnread() {
  const [read, setRead] = React.useState(['Water tested']);

  return (
    <List aria-label="Notices">
      {NOTICES.map((notice) => {
        const isNew = !read.includes(notice);
        return (
          <ListItem key={notice} disablePadding>
            <ListItemButton
              onClick={() => setRead((before) => [...new Set([...before, notice])])}
            >
              <ListItemIcon>
                <Badge variant="dot" color="primary" invisible={!isNew}>
                  <Article />
                </Badge>
              </ListItemIcon>
              <ListItemText primary={notice} secondary={isNew ? 'Unread' : 'Read'} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
