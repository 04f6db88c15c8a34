import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Popover from '@mui/material/Popover';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';

const shortcuts = ['N: new file', 'S: share', 'Delete: move to the bin'];

export default function PopoverScrollLock() {
  const [icon, setIcon] = React.useState<Element | null>(null);

  return (
    <React.Fragment>
      <IconButton
        aria-label="Keyboard shortcuts"
        aria-haspopup="dialog"
        aria-expanded={icon !== null}
        onClick={(event) => setIcon(event.currentTarget)}
      >
        <KeyboardIcon />
      </IconButton>
      <Popover
        disableScrollLock
        marginThreshold={8}
        open={icon !== null}
        anchorEl={icon}
        onClose={() => setIcon(null)}
        anchorOrigin={{ vertical: 'center', horizontal: 'right' }}
        transformOrigin={{ vertical: 'center', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Keyboard shortcuts' } }}
      >
        <List dense>
          {shortcuts.map((shortcut) => (
            <ListItem key={shortcut}>{shortcut}</ListItem>
          ))}
        </List>
      </Popover>
    </React.Fragment>
  );
}
