import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const SETTINGS = [
  { id: 'flood', name: 'Flood warnings', hint: 'For the river within 5 km' },
  { id: 'ice', name: 'Ice on paths', hint: 'Every morning at six' },
  { id: 'pollen', name: 'Pollen', hint: 'When it rises above medium' },
];

export default function SwitchSettingsList() {
  const id = React.useId();

  return (
    <List disablePadding>
      {SETTINGS.map((setting) => (
        <ListItem key={setting.id} divider disableGutters>
          <ListItemText
            primary={setting.name}
            secondary={setting.hint}
            primaryTypographyProps={{
              component: 'label',
              htmlFor: `${id}-${setting.id}`,
            }}
            secondaryTypographyProps={{ id: `${id}-${setting.id}-hint` }}
          />
          <Switch
            edge="end"
            id={`${id}-${setting.id}`}
            defaultChecked={setting.id === 'flood'}
            inputProps={{
              role: 'switch',
              'aria-describedby': `${id}-${setting.id}-hint`,
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
