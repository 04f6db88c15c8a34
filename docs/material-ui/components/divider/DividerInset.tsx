import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const sx = { bgcolor: 'action.selected', color: 'text.primary' };

export default function DividerInset() {
  return (
    <List aria-label="Members">
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden sx={sx}>
            M
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Mia Chen" secondary="Design" />
      </ListItem>
      <Divider component="li" variant="inset" aria-hidden />
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden sx={sx}>
            O
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="Omar Haddad" secondary="Platform" />
      </ListItem>
    </List>
  );
}
