import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const TOOLS = ['Chisel', 'Gouge', 'Rasp', 'Mallet'];

export default function MenuListTools() {
  const [tool, setTool] = React.useState('Gouge');

  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <Paper variant="outlined">
        <MenuList dense aria-label="Tool">
          {TOOLS.map((name) => (
            <MenuItem
              key={name}
              disableGutters
              role="menuitemradio"
              aria-checked={name === tool}
              selected={name === tool}
              onClick={() => setTool(name)}
              sx={{ px: 3 }}
            >
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
      <Typography role="status">In hand: {tool}</Typography>
    </Stack>
  );
}
