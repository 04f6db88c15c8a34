import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';

const STATIONS = ['Bridge', 'Harbour', 'Lock', 'Mill', 'Weir'];

function describe(chosen: string[]): string {
  if (chosen.length === STATIONS.length) {
    return 'All stations';
  }
  return chosen.length > 2 ? `${chosen.length} stations` : chosen.join(' and ');
}

export default function SelectAlerts() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['Bridge', 'Weir']);

  const handleChange = ({ target }: SelectChangeEvent<string[]>) => {
    const { value } = target;
    setChosen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl fullWidth>
      <InputLabel id={id}>Warn me about high water at</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Warn me about high water at"
        value={chosen}
        onChange={handleChange}
        renderValue={describe}
      >
        {STATIONS.map((station) => (
          <MenuItem key={station} value={station}>
            <ListItemIcon>
              {chosen.includes(station) ? (
                <CheckBoxRounded color="primary" />
              ) : (
                <CheckBoxOutlineBlankRounded />
              )}
            </ListItemIcon>
            <ListItemText primary={station} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
