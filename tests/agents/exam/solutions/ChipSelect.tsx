import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const teams = ['Design', 'Sales', 'Support'];

export default function ChipSelect() {
  const [value, setValue] = React.useState<string[]>(['Design']);
  return (
    <FormControl sx={{ minWidth: 200 }}>
      <InputLabel id="teams-label">Teams</InputLabel>
      <Select
        labelId="teams-label"
        label="Teams"
        multiple
        value={value}
        onChange={({ target }) =>
          setValue(
            typeof target.value === 'string'
              ? target.value.split(',')
              : target.value,
          )
        }
        renderValue={(selected) => (
          <Box sx={{ display: 'flex', gap: 0.5 }}>
            {selected.map((team) => (
              <Chip key={team} label={team} />
            ))}
          </Box>
        )}
      >
        {teams.map((team) => (
          <MenuItem key={team} value={team}>
            {team}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
