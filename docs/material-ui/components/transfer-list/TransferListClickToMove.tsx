import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { toggle } from './toggle';

const topics = ['Billing', 'Product news', 'Security', 'Tips', 'Webinars'];

export default function TransferListClickToMove() {
  const [chosen, setChosen] = React.useState(['Security']);
  const listRef = React.useRef<HTMLUListElement>(null);
  const available = topics.filter((topic) => !chosen.includes(topic));

  const renderRow = (topic: string, action: string) => (
    <ListItem key={topic} disablePadding>
      <ListItemButton
        onClick={() => {
          setChosen(toggle(chosen, topic));
          listRef.current?.focus();
        }}
      >
        <ListItemText primary={`${action} ${topic}`} />
      </ListItemButton>
    </ListItem>
  );

  return (
    <div>
      <List ref={listRef} tabIndex={-1} dense aria-label="Newsletter topics">
        <ListSubheader>Chosen</ListSubheader>
        {chosen.map((topic) => renderRow(topic, 'Remove'))}
        <ListSubheader>Available</ListSubheader>
        {available.map((topic) => renderRow(topic, 'Add'))}
      </List>
      <div role="status">You get mails about {chosen.join(', ') || 'nothing'}.</div>
    </div>
  );
}
