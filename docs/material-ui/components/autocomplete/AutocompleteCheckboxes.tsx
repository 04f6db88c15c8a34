import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';

const permissions = ['Read', 'Comment', 'Edit', 'Delete', 'Invite members'];

export default function AutocompleteCheckboxes() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={permissions}
      defaultValue={['Read']}
      renderOption={(props, option, { selected }) => (
        <li {...props} key={option}>
          {selected ? <CheckBox /> : <CheckBoxOutlineBlank />}
          <span style={{ marginInlineStart: 8 }}>{option}</span>
        </li>
      )}
      renderTags={(selected) => `${selected.length} selected`}
      renderInput={(params) => <TextField {...params} label="Permissions" />}
    />
  );
}
