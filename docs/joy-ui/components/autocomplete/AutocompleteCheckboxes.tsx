import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';

export default function AutocompleteCheckboxes() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      aria-label="Columns"
      options={['Number', 'Customer', 'Date', 'Total', 'Status']}
      defaultValue={['Number', 'Total']}
      renderTags={(columns) => (
        <Typography sx={{ pl: 1 }}>{columns.length} columns</Typography>
      )}
      renderOption={(props, column, { selected }) => (
        <AutocompleteOption {...props} key={column}>
          <ListItemDecorator>
            {selected ? <CheckBox /> : <CheckBoxOutlineBlank />}
          </ListItemDecorator>
          {column}
        </AutocompleteOption>
      )}
    />
  );
}
