import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Forest from '@mui/icons-material/ForestOutlined';
import Waves from '@mui/icons-material/WavesOutlined';

const TONE = { bgcolor: 'action.selected', color: 'text.primary' };

export default function DividerInList() {
  return (
    <List aria-label="Sections of the trail">
      <ListItem>
        <ListItemAvatar>
          <Avatar sx={TONE}>
            <Forest />
          </Avatar>
        </ListItemAvatar>
        <ListItemText
          primary="Through the beeches"
          secondary="Soft ground, 3.4 km"
        />
      </ListItem>
      <Divider component="li" variant="inset" aria-hidden />
      <ListItem>
        <ListItemAvatar>
          <Avatar sx={TONE}>
            <Waves />
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Along the dyke" secondary="In the wind, 5.1 km" />
      </ListItem>
    </List>
  );
}
