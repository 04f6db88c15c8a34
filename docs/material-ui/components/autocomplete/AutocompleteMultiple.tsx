import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const labels = ['bug', 'design', 'documentation', 'performance', 'question'];

export default function AutocompleteMultiple() {
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      limitTags={2}
      options={labels}
      defaultValue={['bug', 'design', 'performance']}
      ChipProps={{ size: 'small' }}
      renderInput={(params) => <TextField {...params} label="Labels" />}
    />
  );
}
