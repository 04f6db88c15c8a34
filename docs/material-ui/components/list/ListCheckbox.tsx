import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';

const tasks = ['Import customers', 'Invite your team', 'Send the first invoice'];

export default function ListCheckbox() {
  const [done, setDone] = React.useState(new Set(['Import customers']));

  const toggle = (task: string) => {
    const next = new Set(done);
    if (!next.delete(task)) next.add(task);
    setDone(next);
  };

  return (
    <List aria-label="Getting started">
      {tasks.map((task) => (
        <ListItem key={task} disablePadding>
          <ListItemButton
            role="checkbox"
            aria-checked={done.has(task)}
            onClick={() => toggle(task)}
          >
            <ListItemIcon>
              {done.has(task) ? (
                <CheckBox color="primary" />
              ) : (
                <CheckBoxOutlineBlank />
              )}
            </ListItemIcon>
            <ListItemText primary={task} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
