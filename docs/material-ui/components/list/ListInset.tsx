import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';

export default function ListInset() {
  return (
    <List aria-label="Delivery">
      <ListItem>
        <ListItemIcon>
          <CheckCircle color="success" />
        </ListItemIcon>
        <ListItemText
          primary="Out for delivery"
          primaryTypographyProps={{ fontWeight: 600 }}
        />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Packed" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Ordered" />
      </ListItem>
    </List>
  );
}
