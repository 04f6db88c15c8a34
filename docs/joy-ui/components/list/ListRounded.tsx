import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';

const queues = { Open: 12, Waiting: 4, Closed: 231 };

export default function ListRounded() {
  return (
    <List
      aria-label="Tickets"
      variant="outlined"
      sx={{
        maxWidth: 280,
        '--List-padding': '8px',
        '--List-radius': '16px',
        '--List-gap': '4px',
        '--ListItem-minHeight': '44px',
        '& .MuiListItemButton-root:not(.Mui-selected):hover': {
          bgcolor: 'primary.softBg',
        },
      }}
    >
      {Object.entries(queues).map(([name, count]) => (
        <ListItem key={name}>
          <ListItemButton>
            <ListItemContent>{name}</ListItemContent>
            <Chip size="sm">{count}</Chip>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
