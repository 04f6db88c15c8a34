import Autocomplete from '@mui/joy/Autocomplete';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import { people } from './people';

export default function AutocompleteGrouped() {
  return (
    <Autocomplete
      aria-label="Reviewer"
      placeholder="Reviewer"
      options={people}
      groupBy={(person) => person.team}
      getOptionLabel={(person) => person.name}
      getOptionKey={(person) => person.id}
      renderGroup={({ key, group, children }) => (
        <ListItem nested key={key} role="none">
          <ListSubheader sticky sx={{ color: 'primary.plainColor' }}>
            {group}
          </ListSubheader>
          <List role="group">{children}</List>
        </ListItem>
      )}
    />
  );
}
