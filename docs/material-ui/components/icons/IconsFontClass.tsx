import Icon from '@mui/material/Icon';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import './shop-icons.css';

export default function IconsFontClass() {
  return (
    <List disablePadding>
      <ListItem>
        <ListItemIcon>
          <Icon baseClassName="shop" className="shop-plus" color="success" />
        </ListItemIcon>
        <ListItemText primary="Add to cart" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <Icon baseClassName="shop" className="shop-minus" color="error" />
        </ListItemIcon>
        <ListItemText primary="Remove from cart" />
      </ListItem>
    </List>
  );
}
