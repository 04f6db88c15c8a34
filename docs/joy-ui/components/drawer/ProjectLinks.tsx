import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const links = [
  ['Inputs', '/joy-ui/react-input/'],
  ['Selects', '/joy-ui/react-select/'],
  ['Switches', '/joy-ui/react-switch/'],
];

export default function ProjectLinks() {
  return (
    <List>
      {links.map(([name, href]) => (
        <ListItem key={name}>
          <ListItemButton component="a" href={href}>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
