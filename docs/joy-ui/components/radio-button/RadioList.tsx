import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Computer from '@mui/icons-material/Computer';
import Phone from '@mui/icons-material/PhoneAndroid';

export default function RadioList() {
  return (
    <RadioGroup overlay aria-label="Preview on" defaultValue="Computer">
      <List variant="outlined" sx={{ '--List-radius': '8px', maxWidth: 280 }}>
        {[
          { name: 'Computer', icon: <Computer /> },
          { name: 'Phone', icon: <Phone /> },
        ].map(({ name, icon }) => (
          <ListItem key={name}>
            <ListItemDecorator>{icon}</ListItemDecorator>
            <Radio
              value={name}
              label={name}
              sx={{ flexGrow: 1, flexDirection: 'row-reverse' }}
            />
          </ListItem>
        ))}
      </List>
    </RadioGroup>
  );
}
