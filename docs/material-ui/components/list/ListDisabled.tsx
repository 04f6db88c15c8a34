import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function ListDisabled() {
  return (
    <List aria-label="Delivery options">
      <ListItem disablePadding>
        <ListItemButton divider>
          <ListItemText primary="Standard" secondary="3 to 5 days" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton disabled>
          <ListItemText
            primary="Express"
            secondary="Not available for this address"
          />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
