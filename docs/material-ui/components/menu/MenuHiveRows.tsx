import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';

interface Opened {
  anchor: HTMLElement;
  hive: string;
}

export default function MenuHiveRows() {
  const [opened, setOpened] = React.useState<Opened | null>(null);
  const [open, setOpen] = React.useState(false);
  const [states, setStates] = React.useState<Record<string, string>>({
    Meadow: 'Calm',
    Orchard: 'Swarming',
    Roof: 'Calm',
  });

  const handleChoose = (state: string) => {
    if (opened) {
      setStates((before) => ({ ...before, [opened.hive]: state }));
    }
    setOpen(false);
  };

  return (
    <React.Fragment>
      <List aria-label="Hives" dense>
        {Object.entries(states).map(([hive, state]) => (
          <ListItem
            key={hive}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Actions for ${hive}`}
                aria-haspopup="menu"
                aria-expanded={open && opened?.hive === hive}
                onClick={(event) => {
                  setOpened({ anchor: event.currentTarget, hive });
                  setOpen(true);
                }}
              >
                <MoreVertRounded />
              </IconButton>
            }
          >
            <ListItemText primary={hive} secondary={state} />
          </ListItem>
        ))}
      </List>
      <Menu
        open={open}
        anchorEl={opened?.anchor ?? null}
        onClose={() => setOpen(false)}
        MenuListProps={{ 'aria-label': `Actions for ${opened?.hive ?? 'a hive'}` }}
      >
        <MenuItem onClick={() => handleChoose('Fed')}>Note feeding</MenuItem>
        <MenuItem onClick={() => handleChoose('Queen marked')}>Mark queen</MenuItem>
      </Menu>
    </React.Fragment>
  );
}
