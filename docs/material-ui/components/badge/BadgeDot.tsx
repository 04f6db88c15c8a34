import * as React from 'react';
import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Mail from '@mui/icons-material/MailOutlined';

const messages = ['Invoice 2041 is paid', 'Your export is ready'];

export default function BadgeDot() {
  const [read, setRead] = React.useState<string[]>([]);

  return (
    <List aria-label="Messages">
      {messages.map((message) => {
        const isRead = read.includes(message);
        return (
          <ListItem key={message} disablePadding>
            <ListItemButton onClick={() => setRead([...read, message])}>
              <ListItemIcon>
                <Badge variant="dot" color="error" invisible={isRead}>
                  <Mail />
                </Badge>
              </ListItemIcon>
              <ListItemText
                primary={message}
                secondary={isRead ? 'Read' : 'Unread'}
              />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
