import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const TICKETS = Array.from({ length: 80 }, (_, index) => 400 + index);

export default function QueueList() {
  return (
    <List dense aria-label="Tickets in the queue">
      {TICKETS.map((ticket, position) => (
        <ListItem key={ticket} divider>
          <ListItemText
            primary={`Ticket ${ticket}`}
            secondary={`About ${(position + 1) * 3} minutes`}
          />
        </ListItem>
      ))}
    </List>
  );
}
