import List, { type ListProps } from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default {
  component: List,
  controls: {
    orientation: {},
    wrap: {},
    size: {},
    variant: {},
    color: {},
    marker: {},
    children: {
      choices: {
        Text: [
          <ListItem key="1">Orders</ListItem>,
          <ListItem key="2">Customers</ListItem>,
          <ListItem key="3">Invoices</ListItem>,
        ],
        Buttons: [
          <ListItem key="1">
            <ListItemButton selected>Orders</ListItemButton>
          </ListItem>,
          <ListItem key="2">
            <ListItemButton>Customers</ListItemButton>
          </ListItem>,
        ],
      },
      start: 'Text',
    },
  },
  fixed: { 'aria-label': 'Shop' },
} satisfies Playground<ListProps>;
