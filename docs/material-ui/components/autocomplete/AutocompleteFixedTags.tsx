import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const people = ['Mia Chen (owner)', 'Omar Haddad', 'Lena Novak'];
const [owner = ''] = people;

export default function AutocompleteFixedTags() {
  const [editors, setEditors] = React.useState([owner, 'Lena Novak']);

  return (
    <Autocomplete
      multiple
      options={people}
      getOptionDisabled={(person) => person === owner}
      value={editors}
      onChange={(_event, newValue) =>
        setEditors([owner, ...newValue.filter((person) => person !== owner)])
      }
      renderTags={(values, getTagProps) =>
        values.map((person, index) => {
          const { key, onDelete, ...tagProps } = getTagProps({ index });
          return (
            <Chip
              {...tagProps}
              key={key}
              label={person}
              onDelete={person === owner ? undefined : onDelete}
            />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Editors" />}
    />
  );
}
