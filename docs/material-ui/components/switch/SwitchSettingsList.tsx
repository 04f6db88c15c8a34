import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const settings = [
  { name: 'Public profile', hint: 'Anyone can see your name and picture' },
  { name: 'Two-factor login', hint: 'Asks for a code on new devices' },
];

export default function SwitchSettingsList() {
  const id = React.useId();

  return (
    <List disablePadding>
      {settings.map(({ name, hint }, index) => (
        <ListItem key={name} divider disableGutters>
          <ListItemText
            primary={name}
            secondary={hint}
            primaryTypographyProps={{ component: 'label', htmlFor: id + index }}
            secondaryTypographyProps={{ id: `${id}${index}-hint` }}
          />
          <Switch
            edge="end"
            id={id + index}
            inputProps={{ role: 'switch', 'aria-describedby': `${id}${index}-hint` }}
          />
        </ListItem>
      ))}
    </List>
  );
}
