import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';

const CHECKS = [
  { name: 'Fuel cock closed', hint: 'Under the seat, handle across the pipe' },
  { name: 'Bilge dry', hint: 'Pump until it draws air' },
  { name: 'Shore power off', hint: 'At the post, not on board' },
];

export default function ListChecks() {
  const [done, setDone] = React.useState(['Bilge dry']);

  const toggle = (name: string) =>
    setDone((before) =>
      before.includes(name)
        ? before.filter((other) => other !== name)
        : [...before, name],
    );

  return (
    <List aria-label={`Leave the boat, ${done.length} of ${CHECKS.length} done`}>
      {CHECKS.map(({ name, hint }) => {
        const checked = done.includes(name);
        return (
          <ListItem key={name} disablePadding>
            <ListItemButton
              role="checkbox"
              aria-checked={checked}
              onClick={() => toggle(name)}
            >
              <ListItemIcon>
                {checked ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}
              </ListItemIcon>
              <ListItemText primary={name} secondary={hint} />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
