import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const RIVERS = ['Danube', 'Douro', 'Elbe', 'Loire', 'Oder', 'Rhône', 'Shannon'];

export default function AutocompleteRiver() {
  return (
    <Autocomplete
      options={RIVERS}
      renderInput={(params) => (
        <TextField {...params} label="River" helperText="For your paddling permit" />
      )}
    />
  );
}
