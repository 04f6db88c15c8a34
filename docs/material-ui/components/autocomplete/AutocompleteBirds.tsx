import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const BIRDS = [
  { name: 'Avocet', place: 'Shore' },
  { name: 'Curlew', place: 'Shore' },
  { name: 'Oystercatcher', place: 'Shore' },
  { name: 'Goldcrest', place: 'Wood' },
  { name: 'Nuthatch', place: 'Wood' },
  { name: 'Dipper', place: 'Stream' },
  { name: 'Kingfisher', place: 'Stream' },
];

const SORTED = [...BIRDS].sort((a, b) => a.place.localeCompare(b.place, 'en'));

export default function AutocompleteBirds() {
  return (
    <Autocomplete
      options={SORTED}
      groupBy={({ place }) => place}
      getOptionLabel={({ name }) => name}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" aria-hidden sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Bird you saw" />}
    />
  );
}
