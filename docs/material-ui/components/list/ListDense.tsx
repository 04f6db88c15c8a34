import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';

const rows = { Subtotal: '€ 238.90', Shipping: '€ 4.90', VAT: '€ 46.32' };

export default function ListDense() {
  return (
    <List
      dense
      disablePadding
      aria-label="Order summary"
      subheader={<ListSubheader disableGutters>Order 1041</ListSubheader>}
    >
      {Object.entries(rows).map(([name, amount]) => (
        <ListItem key={name} disableGutters divider>
          <ListItemText primary={name} />
          <Typography variant="body2">{amount}</Typography>
        </ListItem>
      ))}
    </List>
  );
}
