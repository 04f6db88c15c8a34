import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const PEOPLE = ['Amara', 'Bjarne', 'Chidi', 'Dolores', 'Emil', 'Fenna'];

export default function SelectCrew() {
  const id = React.useId();
  const [crew, setCrew] = React.useState(['Amara', 'Emil']);

  return (
    <FormControl fullWidth>
      <InputLabel id={id}>Crew of the boat</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Crew of the boat"
        value={crew}
        onChange={({ target: { value } }) =>
          setCrew(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(names) => (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {names.map((name) => (
              <Chip key={name} component="span" size="small" label={name} />
            ))}
          </Box>
        )}
      >
        {PEOPLE.map((name) => (
          <MenuItem
            key={name}
            value={name}
            disabled={crew.length === 4 && !crew.includes(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
