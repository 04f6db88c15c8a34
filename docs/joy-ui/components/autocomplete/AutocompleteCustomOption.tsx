import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Avatar from '@mui/joy/Avatar';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { people } from './people';

export default function AutocompleteCustomOption() {
  return (
    <Autocomplete
      aria-label="Owner"
      placeholder="Owner"
      options={people}
      getOptionLabel={(person) => person.name}
      slotProps={{ listbox: { sx: { '--ListItemDecorator-size': '48px' } } }}
      renderOption={(props, person) => (
        <AutocompleteOption {...props} key={person.id}>
          <ListItemDecorator>
            <Avatar size="sm">{person.name[0]}</Avatar>
          </ListItemDecorator>
          <ListItemContent sx={{ fontSize: 'sm' }}>
            {person.name}
            <Typography level="body-xs">{person.email}</Typography>
          </ListItemContent>
        </AutocompleteOption>
      )}
    />
  );
}
