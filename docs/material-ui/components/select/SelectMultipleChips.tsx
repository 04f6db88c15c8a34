import * as React from 'react';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const people = ['Mia Chen', 'Omar Haddad', 'Lena Novak', 'Tom Okafor'];

export default function SelectMultipleChips() {
  const [assignees, setAssignees] = React.useState(['Mia Chen', 'Lena Novak']);

  return (
    <Select
      multiple
      fullWidth
      inputProps={{ 'aria-label': 'Assignees, at most three' }}
      value={assignees}
      onChange={({ target: { value } }) =>
        setAssignees(typeof value === 'string' ? value.split(',') : value)
      }
      renderValue={(names) => (
        <Stack component="span" direction="row" useFlexGap flexWrap="wrap" gap={0.5}>
          {names.map((name) => (
            <Chip key={name} component="span" size="small" label={name} />
          ))}
        </Stack>
      )}
    >
      {people.map((name) => (
        <MenuItem
          key={name}
          value={name}
          disabled={assignees.length === 3 && !assignees.includes(name)}
        >
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
