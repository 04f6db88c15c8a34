import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const products = {
  Furniture: ['Bookshelf', 'Desk', 'Office chair', 'Side table'],
  Lighting: ['Ceiling lamp', 'Desk lamp', 'Floor lamp'],
  Storage: ['Basket', 'Drawer unit', 'Filing cabinet'],
};

export default function ListStickySubheader() {
  const id = React.useId();

  return (
    <List
      aria-label="Products"
      tabIndex={0}
      sx={{ maxHeight: 260, overflow: 'auto', bgcolor: 'background.paper' }}
    >
      {Object.entries(products).map(([category, names]) => (
        <li key={category}>
          <ListSubheader component="div" id={id + category}>
            {category}
          </ListSubheader>
          <List disablePadding aria-labelledby={id + category}>
            {names.map((name) => (
              <ListItem key={name}>
                <ListItemText primary={name} />
              </ListItem>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
