import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
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
      renderTags={(values, getTagProps) =>
        values.map((label, index) => {
          const { key, ...tagProps } = getTagProps({ index });
          return <Chip {...tagProps} key={key} size="small" label={label} />;
        })
      }
      renderInput={(params) => <TextField {...params} label="Labels" />}
    />
  );
}
