import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import ContentCutIcon from '@mui/icons-material/ContentCut';
import CloudOutlinedIcon from '@mui/icons-material/CloudOutlined';

const actions = [
  { label: 'Cut', keys: 'Ctrl+X', icon: <ContentCutIcon /> },
  { label: 'Copy', keys: 'Ctrl+C', icon: <ContentCopyIcon />, divider: true },
  { label: 'Publish', keys: 'Alt+P', icon: <CloudOutlinedIcon /> },
];

export default function MenuIcons() {
  const [editButton, setEditButton] = React.useState<Element | null>(null);

  return (
    <React.Fragment>
      <Button
        variant="contained"
        aria-haspopup="menu"
        onClick={(event) => setEditButton(event.currentTarget)}
      >
        Edit
      </Button>
      <Menu
        open={editButton !== null}
        anchorEl={editButton}
        onClose={() => setEditButton(null)}
        MenuListProps={{ 'aria-label': 'Edit', dense: true }}
      >
        {actions.map(({ label, keys, icon, divider }) => (
          <MenuItem
            key={label}
            divider={Boolean(divider)}
            aria-keyshortcuts={keys.replace('Ctrl', 'Control')}
            onClick={() => setEditButton(null)}
          >
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
            <Typography variant="body2" aria-hidden sx={{ marginInlineStart: 4 }}>
              {keys}
            </Typography>
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
