import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';

const WIDTH = 120;
const SENSORS = [
  { name: 'Attic', reading: '31 °C under the ridge, rising.' },
  { name: 'Cellar', reading: '12 °C, damp behind the shelf.' },
  { name: 'Shed', reading: 'No signal since Monday.' },
];

export default function DrawerDocked() {
  const [sensor, setSensor] = React.useState(SENSORS[0]);

  return (
    <Box sx={{ display: 'flex', color: 'text.primary' }}>
      <Drawer
        variant="permanent"
        sx={{ width: WIDTH, '& .MuiDrawer-paper': { width: WIDTH } }}
      >
        <List aria-label="Sensors">
          {SENSORS.map((each) => (
            <ListItem key={each.name} disablePadding>
              <ListItemButton
                selected={each === sensor}
                aria-pressed={each === sensor}
                onClick={() => setSensor(each)}
              >
                {each.name}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Typography role="status" sx={{ p: 2 }}>
        {sensor?.reading}
      </Typography>
    </Box>
  );
}
