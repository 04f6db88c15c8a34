import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const offices = [
  { city: 'Berlin', region: 'Europe' },
  { city: 'Lisbon', region: 'Europe' },
  { city: 'Austin', region: 'North America' },
  { city: 'Toronto', region: 'North America' },
];

export default function AutocompleteGrouped() {
  return (
    <Autocomplete
      options={offices}
      groupBy={({ region }) => region}
      getOptionLabel={({ city }) => city}
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
      renderInput={(params) => <TextField {...params} label="Office" />}
    />
  );
}
