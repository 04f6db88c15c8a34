import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const items = ['Plans', 'Payments'].map((text) => (
  <ListItem key={text}>
    <ListItemButton>{text}</ListItemButton>
  </ListItem>
));

export default function ListVariants() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <List variant="outlined" aria-label="Outlined list">
        {items}
      </List>
      <List variant="soft" color="success" aria-label="Soft list">
        {items}
      </List>
      <Sheet variant="solid" color="primary" invertedColors sx={{ flexGrow: 1 }}>
        <List aria-label="List on a solid sheet">{items}</List>
      </Sheet>
      <List aria-label="Items with colours">
        <ListItem variant="soft" color="warning">
          Trial ends in 3 days
        </ListItem>
        <ListItem>
          <ListItemButton color="danger">Delete account</ListItemButton>
        </ListItem>
      </List>
    </Stack>
  );
}
