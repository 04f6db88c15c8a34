import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

const products = ['Desk lamp', 'Office chair', 'Bookshelf'];

export default function CheckboxIcons() {
  return (
    <List aria-label="Products">
      {products.map((product) => (
        <ListItem
          key={product}
          divider
          secondaryAction={
            <Checkbox
              edge="end"
              color="error"
              icon={<FavoriteBorder />}
              checkedIcon={<Favorite />}
              inputProps={{ 'aria-label': `${product} is a favourite` }}
            />
          }
        >
          <ListItemText primary={product} />
        </ListItem>
      ))}
    </List>
  );
}
