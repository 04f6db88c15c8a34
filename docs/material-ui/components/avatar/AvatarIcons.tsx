import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Air from '@mui/icons-material/Air';
import Thermostat from '@mui/icons-material/Thermostat';
import WaterDrop from '@mui/icons-material/WaterDropOutlined';

const GAUGES = [
  { name: 'Mast, 10 m', reads: 'Wind', icon: <Air /> },
  { name: 'Shed, north wall', reads: 'Temperature', icon: <Thermostat /> },
  { name: 'Ditch, sluice', reads: 'Water level', icon: <WaterDrop /> },
];

export default function AvatarIcons() {
  return (
    <List aria-label="Gauges">
      {GAUGES.map(({ name, reads, icon }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar
              variant="rounded"
              sx={{ bgcolor: 'action.selected', color: 'text.primary' }}
            >
              {icon}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={reads} />
        </ListItem>
      ))}
    </List>
  );
}
