import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Email from '@mui/icons-material/EmailOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';

export default function ListBasic() {
  return (
    <List aria-label="Contact">
      <ListItem>
        <ListItemIcon>
          <Email />
        </ListItemIcon>
        <ListItemText primary="mia@example.com" secondary="Work" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <Phone />
        </ListItemIcon>
        <ListItemText primary="+49 30 901820" secondary="Mobile" />
      </ListItem>
    </List>
  );
}
