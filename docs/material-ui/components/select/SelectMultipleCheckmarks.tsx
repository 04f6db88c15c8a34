import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';

const columns = ['Name', 'Email', 'Role', 'Team', 'Last seen'];

export default function SelectMultipleCheckmarks() {
  const labelId = React.useId();
  const [shown, setShown] = React.useState(['Name', 'Email', 'Role']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) =>
    setShown(typeof value === 'string' ? value.split(',') : value);

  return (
    <FormControl fullWidth>
      <InputLabel id={labelId}>Columns</InputLabel>
      <Select
        multiple
        labelId={labelId}
        label="Columns"
        value={shown}
        onChange={handleChange}
        renderValue={(selected) => `${selected.length} selected`}
      >
        {columns.map((column) => (
          <MenuItem key={column} value={column}>
            <ListItemIcon>
              {shown.includes(column) ? <CheckBox /> : <CheckBoxOutlineBlank />}
            </ListItemIcon>
            <ListItemText primary={column} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
