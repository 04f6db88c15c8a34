import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import DirectionsBoat from '@mui/icons-material/DirectionsBoatOutlined';
import Train from '@mui/icons-material/TrainOutlined';

const DEPARTURES = [
  { time: '12:05', to: 'Lower ferry', by: 'Boat, pier 2', icon: <DirectionsBoat /> },
  { time: '12:18', to: 'Saltworks', by: 'Narrow gauge, track 1', icon: <Train /> },
  { time: '12:40', to: 'Bird island', by: 'Boat, pier 4', icon: <DirectionsBoat /> },
];

export default function ListDepartures() {
  return (
    <List
      aria-label="Next departures"
      subheader={<ListSubheader aria-hidden>Next departures</ListSubheader>}
    >
      {DEPARTURES.map(({ time, to, by, icon }) => (
        <ListItem key={time}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText primary={to} secondary={by} />
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{time}</Typography>
        </ListItem>
      ))}
    </List>
  );
}
