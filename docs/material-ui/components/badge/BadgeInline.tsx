import Badge, { badgeClasses } from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const SHELVES = [
  { name: 'To be bound', books: 8 },
  { name: 'In the press', books: 23 },
  { name: 'To be fetched', books: 130 },
];

export default function BadgeInline() {
  return (
    <List aria-label="Shelves of the bindery">
      {SHELVES.map(({ name, books }) => (
        <ListItem key={name} divider>
          <ListItemText primary={name} />
          <Badge
            badgeContent={books}
            color="primary"
            sx={{
              [`& .${badgeClasses.badge}`]: {
                position: 'static',
                transform: 'none',
              },
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
