import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Add from '@mui/icons-material/Add';

const orders = Array.from({ length: 8 }, (_, index) => `Order #${1041 + index}`);

export default function FabFixed() {
  return (
    <>
      <Fab
        color="primary"
        aria-label="New order"
        sx={{
          position: 'fixed',
          insetBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
          insetInlineEnd: 16,
        }}
      >
        <Add />
      </Fab>
      {/* The padding leaves room for the button below the last row. */}
      <List aria-label="Orders" sx={{ pb: 11 }}>
        {orders.map((order) => (
          <ListItem key={order} divider>
            <ListItemText primary={order} />
          </ListItem>
        ))}
      </List>
    </>
  );
}
