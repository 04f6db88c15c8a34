import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Inbox from '@mui/icons-material/Inbox';
import MenuIcon from '@mui/icons-material/Menu';
import Send from '@mui/icons-material/Send';
import Star from '@mui/icons-material/Star';

const folders = [
  { name: 'Inbox', icon: <Inbox />, href: '/material-ui/' },
  { name: 'Starred', icon: <Star />, href: '/joy-ui/' },
  { name: 'Sent', icon: <Send />, href: '/system/' },
];

export default function DrawerMini() {
  const [expanded, setExpanded] = React.useState(false);
  const width = expanded ? 160 : 56;

  return (
    <Box sx={{ display: 'flex', color: 'text.primary' }}>
      <Drawer
        variant="permanent"
        sx={{
          width,
          '& .MuiDrawer-paper': {
            width,
            overflowX: 'hidden',
            transition: (theme) => theme.transitions.create('width'),
          },
        }}
      >
        <IconButton
          aria-label="Expand sidebar"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        {folders.map(({ name, icon, href }) => (
          <Tooltip key={name} title={expanded ? '' : name} placement="right">
            <ListItemButton href={href} sx={{ flexGrow: 0, whiteSpace: 'nowrap' }}>
              <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
              <ListItemText primary={name} />
            </ListItemButton>
          </Tooltip>
        ))}
      </Drawer>
      <Box sx={{ p: 2 }}>3 unread messages</Box>
    </Box>
  );
}
