import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { lena, omar } from './portraits';

const USERS = [
  { name: 'Lena Fischer', mail: 'lena@example.com', src: lena },
  { name: 'Omar Haddad', mail: 'omar@example.com', src: omar },
];

export default function AvatarList() {
  return (
    <List sx={{ '--ListItemDecorator-size': '56px' }}>
      {USERS.map(({ name, mail, src }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Avatar src={src} alt="" />
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm">{mail}</Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
