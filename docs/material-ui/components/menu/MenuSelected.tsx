import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckIcon from '@mui/icons-material/Check';

const orders = ['Newest first', 'Oldest first', 'Name'];

export default function MenuSelected() {
  const [row, setRow] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState('Newest first');

  return (
    <React.Fragment>
      <List aria-label="View">
        <ListItem disablePadding>
          <ListItemButton
            aria-haspopup="menu"
            onClick={(event) => setRow(event.currentTarget)}
          >
            <ListItemText primary="Sort files" secondary={order} />
          </ListItemButton>
        </ListItem>
      </List>
      <Menu
        anchorEl={row}
        open={row !== null}
        onClose={() => setRow(null)}
        MenuListProps={{ 'aria-label': 'Sort files' }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => {
              setOrder(name);
              setRow(null);
            }}
          >
            <ListItemIcon>{name === order && <CheckIcon />}</ListItemIcon>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
