import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const PAGES = [
  { href: '/material-ui/react-list/', title: 'List', current: true },
  { href: '/material-ui/react-select/', title: 'Select', current: false },
  {
    href: '/material-ui/react-autocomplete/',
    title: 'Autocomplete',
    current: false,
  },
];

export default function ListPageLinks() {
  return (
    <Box component="nav" aria-label="Pages on choosing">
      <List>
        {PAGES.map(({ href, title, current }) => (
          <ListItem key={href} disablePadding>
            <ListItemButton
              component="a"
              href={href}
              selected={current}
              aria-current={current ? 'page' : undefined}
            >
              <ListItemText primary={title} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
