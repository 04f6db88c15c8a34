import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListHorizontal() {
  return (
    <Box component="nav" aria-label="Shop" sx={{ overflow: 'auto' }}>
      <List orientation="horizontal" size="sm">
        <ListItem>
          <ListItemButton
            component="a"
            href="/joy-ui/react-card/"
            aria-current="page"
          >
            New
          </ListItemButton>
        </ListItem>
        <ListDivider aria-hidden />
        <ListItem>
          <ListItemButton component="a" href="/joy-ui/react-input/">
            Women
          </ListItemButton>
        </ListItem>
        <ListDivider aria-hidden />
        <ListItem sx={{ marginInlineStart: 'auto' }}>
          <ListItemButton component="a" href="/joy-ui/react-modal/">
            Cart
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}
