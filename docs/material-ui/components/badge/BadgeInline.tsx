import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const folders = { Inbox: 8, Drafts: 2, Spam: 130 };

export default function BadgeInline() {
  return (
    <List aria-label="Folders">
      {Object.entries(folders).map(([name, count]) => (
        <ListItem key={name} divider>
          <ListItemText primary={name} />
          <Badge
            badgeContent={count}
            color="primary"
            sx={{ '& .MuiBadge-badge': { position: 'static', transform: 'none' } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
