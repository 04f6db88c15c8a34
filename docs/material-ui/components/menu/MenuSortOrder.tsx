import * as React from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckRounded from '@mui/icons-material/CheckRounded';

const ORDERS = ['By arrival', 'By weight', 'By ring number'];

export default function MenuSortOrder() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState('By weight');

  return (
    <React.Fragment>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Pigeons: {order.toLowerCase()}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'Order of the pigeons' }}
      >
        {ORDERS.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => {
              setOrder(name);
              setAnchor(null);
            }}
          >
            <ListItemIcon>{name === order && <CheckRounded />}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
