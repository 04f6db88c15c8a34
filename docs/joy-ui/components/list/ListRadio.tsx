import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const speeds = [
  { value: 'standard', name: 'Standard', price: 'Free' },
  { value: 'express', name: 'Express', price: '£6' },
];

export default function ListRadio() {
  return (
    <FormControl>
      <FormLabel>Delivery</FormLabel>
      <RadioGroup name="delivery" defaultValue="standard">
        <List sx={{ '--List-gap': '8px', '--ListItem-radius': '8px' }}>
          {speeds.map(({ value, name, price }) => (
            <ListItem key={value} variant="outlined">
              <Radio overlay value={value} label={name} sx={{ flexGrow: 1 }} />
              <Typography level="body-sm">{price}</Typography>
            </ListItem>
          ))}
        </List>
      </RadioGroup>
    </FormControl>
  );
}
