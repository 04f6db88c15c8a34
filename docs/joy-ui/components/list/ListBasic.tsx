import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Email from '@mui/icons-material/EmailOutlined';
import Phone from '@mui/icons-material/PhoneOutlined';
import Place from '@mui/icons-material/PlaceOutlined';

const details = [
  { text: 'support@example.com', icon: <Email /> },
  { text: '+44 20 7946 0812', icon: <Phone /> },
  { text: '12 Harbour Street, Bristol', icon: <Place /> },
];

export default function ListBasic() {
  return (
    <List aria-label="Contact">
      {details.map(({ text, icon }) => (
        <ListItem key={text}>
          <ListItemDecorator>{icon}</ListItemDecorator>
          {text}
        </ListItem>
      ))}
    </List>
  );
}
