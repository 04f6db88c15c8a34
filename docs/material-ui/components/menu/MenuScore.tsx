import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MusicNoteOutlined from '@mui/icons-material/MusicNoteOutlined';
import PianoOutlined from '@mui/icons-material/PianoOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';

const ACTIONS = [
  { name: 'Transpose', keys: 'Ctrl+T', icon: <MusicNoteOutlined /> },
  { name: 'Play from here', keys: 'Space', icon: <PianoOutlined />, last: true },
  { name: 'Print parts', keys: 'Ctrl+P', icon: <PrintOutlined /> },
];

export default function MenuScore() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Score
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { width: 260 } } }}
        MenuListProps={{ 'aria-label': 'Score' }}
      >
        {ACTIONS.map(({ name, keys, icon, last }) => (
          <MenuItem
            key={name}
            divider={last ?? false}
            aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
            onClick={() => setAnchor(null)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
            <Typography variant="body2" color="text.secondary" aria-hidden>
              {keys}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
