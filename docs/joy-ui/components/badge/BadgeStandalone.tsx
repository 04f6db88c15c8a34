import Badge from '@mui/joy/Badge';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';

const PROJECTS = { Website: 12, 'Mobile app': 3, Invoices: 140 };

export default function BadgeStandalone() {
  return (
    <List>
      {Object.entries(PROJECTS).map(([name, tasks]) => (
        <ListItem key={name}>
          <ListItemContent>{name}</ListItemContent>
          <Badge
            badgeContent={tasks}
            color="neutral"
            variant="soft"
            slotProps={{ badge: { sx: { position: 'static', transform: 'none' } } }}
          />
        </ListItem>
      ))}
    </List>
  );
}
