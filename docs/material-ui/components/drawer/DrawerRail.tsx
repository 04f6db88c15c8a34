import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import AnchorRounded from '@mui/icons-material/AnchorRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import SailingRounded from '@mui/icons-material/SailingRounded';
import WavesRounded from '@mui/icons-material/WavesRounded';

const PLACES = [
  { name: 'Berths', icon: <AnchorRounded /> },
  { name: 'Boats', icon: <SailingRounded /> },
  { name: 'Tides', icon: <WavesRounded /> },
];

export default function DrawerRail() {
  const [wide, setWide] = React.useState(false);
  const [place, setPlace] = React.useState('Boats');
  const width = wide ? 160 : 56;

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
          aria-label="Show names"
          aria-pressed={wide}
          onClick={() => setWide(!wide)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          <MenuRounded />
        </IconButton>
        <List aria-label="Harbour" disablePadding>
          {PLACES.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                aria-pressed={name === place}
                selected={name === place}
                onClick={() => setPlace(name)}
              >
                <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Typography role="status" sx={{ p: 2 }}>
        {place}
      </Typography>
    </Box>
  );
}
