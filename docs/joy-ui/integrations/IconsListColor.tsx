import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Inbox from '@mui/icons-material/Inbox';
import Star from '@mui/icons-material/Star';

export default function IconsListColor() {
  return (
    <List
      sx={{
        maxWidth: 240,
        '& .MuiListItemButton-root': {
          '--Icon-color': 'var(--joy-palette-primary-plainColor)',
          '--Icon-fontSize': '1.5rem',
        },
      }}
    >
      <ListItem>
        <ListItemButton>
          <ListItemDecorator>
            <Inbox />
          </ListItemDecorator>
          Inbox
        </ListItemButton>
      </ListItem>
      <ListItem>
        <ListItemButton>
          <ListItemDecorator>
            <Star />
          </ListItemDecorator>
          Favourites
        </ListItemButton>
      </ListItem>
    </List>
  );
}
