import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const members = [
  { name: 'Amara Okafor', note: 'Approved the budget for the spring campaign' },
  { name: 'Jonas Weber', note: 'Invited two people to Website relaunch' },
];

export default function ListSecondaryText() {
  return (
    <List aria-label="Activity" sx={{ '--ListItemDecorator-size': '56px' }}>
      {members.map(({ name, note }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar>{name[0]}</Avatar>
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm" noWrap>
              {note}
            </Typography>
          </ListItemContent>
          <Typography level="body-xs">10:42</Typography>
        </ListItem>
      ))}
    </List>
  );
}
