import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function ListCollapsible() {
  const [open, setOpen] = React.useState(true);

  return (
    <List aria-label="Catalogue" sx={{ '--List-nestedInsetStart': '16px' }}>
      <ListItem>
        <ListItemButton>Overview</ListItemButton>
      </ListItem>
      <ListItem nested>
        <ListItemButton aria-expanded={open} onClick={() => setOpen(!open)}>
          <ListItemContent>Products</ListItemContent>
          <ExpandMore sx={{ rotate: open ? '180deg' : '0deg' }} />
        </ListItemButton>
        {open && (
          <List aria-label="Products">
            <ListItem>
              <ListItemButton>Shoes</ListItemButton>
            </ListItem>
            <ListItem>
              <ListItemButton>Jackets</ListItemButton>
            </ListItem>
          </List>
        )}
      </ListItem>
    </List>
  );
}
