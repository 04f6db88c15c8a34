import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';

const folders = ['Inbox', 'Drafts', 'Sent', 'Spam'];

export default function MenuListStatic() {
  const [current, setCurrent] = React.useState('Inbox');

  return (
    <Paper variant="outlined" sx={{ width: 160 }}>
      <MenuList dense aria-label="Folders">
        {folders.map((folder) => (
          <MenuItem
            key={folder}
            disableGutters
            selected={folder === current}
            role="menuitemradio"
            aria-checked={folder === current}
            onClick={() => setCurrent(folder)}
            sx={{ px: 1 }}
          >
            {folder}
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}
