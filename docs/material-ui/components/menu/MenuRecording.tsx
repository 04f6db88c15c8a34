import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ACTIONS = [
  { name: 'Trim', done: 'Silence at both ends is cut off.' },
  { name: 'Transcribe', done: 'The text will be here in two minutes.' },
  { name: 'Share', done: 'The address is in the clipboard.' },
];

export default function MenuRecording() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState('Recorded this morning, 4 minutes.');
  const open = anchor !== null;

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography role="status">{done}</Typography>
      <Button
        id={`${id}-button`}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Edit recording
      </Button>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id: `${id}-menu`, 'aria-labelledby': `${id}-button` }}
      >
        {ACTIONS.map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              setDone(action.done);
              setAnchor(null);
            }}
          >
            {action.name}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}
