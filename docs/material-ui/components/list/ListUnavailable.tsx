import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const KILNS = [
  { name: 'Small kiln', state: 'Free until Thursday', free: true },
  { name: 'Gas kiln', state: 'Firing, 14 hours left', free: false },
  { name: 'Raku kiln', state: 'Free today', free: true },
];

export default function ListUnavailable() {
  return (
    <List aria-label="Kilns">
      {KILNS.map(({ name, state, free }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton disabled={!free} divider>
            <ListItemText primary={name} secondary={state} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
