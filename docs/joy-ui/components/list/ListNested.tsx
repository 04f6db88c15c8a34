import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';

const groups = {
  Account: ['Profile', 'Security'],
  Billing: ['Invoices', 'Payment methods'],
};

export default function ListNested() {
  return (
    <List aria-label="Settings">
      {Object.entries(groups).map(([group, items]) => (
        <ListItem key={group} nested>
          <ListSubheader>{group}</ListSubheader>
          <List>
            {items.map((item) => (
              <ListItem key={item}>
                <ListItemButton>{item}</ListItemButton>
              </ListItem>
            ))}
          </List>
        </ListItem>
      ))}
    </List>
  );
}
