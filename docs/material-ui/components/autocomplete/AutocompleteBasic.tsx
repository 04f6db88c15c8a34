import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const countries = ['Brazil', 'Canada', 'Germany', 'Japan', 'Portugal', 'Sweden'];

export default function AutocompleteBasic() {
  return (
    <Autocomplete
      options={countries}
      renderInput={(params) => <TextField {...params} label="Country" />}
    />
  );
}
