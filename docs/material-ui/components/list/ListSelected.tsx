import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Drafts from '@mui/icons-material/DraftsOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Send from '@mui/icons-material/SendOutlined';

const folders = [
  { name: 'Inbox', icon: <Inbox /> },
  { name: 'Drafts', icon: <Drafts /> },
  { name: 'Sent', icon: <Send /> },
];

export default function ListSelected() {
  const [selected, setSelected] = React.useState('Inbox');

  return (
    <List aria-label="Folders">
      {folders.map(({ name, icon }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === selected}
            aria-current={name === selected}
            onClick={() => setSelected(name)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
