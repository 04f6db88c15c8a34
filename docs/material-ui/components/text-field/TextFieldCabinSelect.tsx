import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const CABINS = [
  { id: 'inside', name: 'Inside, two berths' },
  { id: 'window', name: 'Window, two berths' },
  { id: 'family', name: 'Family, four berths' },
];

export default function TextFieldCabinSelect() {
  const [cabin, setCabin] = React.useState('');

  return (
    <Stack spacing={3}>
      <TextField
        select
        label="Cabin"
        value={cabin}
        onChange={(event) => setCabin(event.target.value)}
        helperText="Bed linen is included"
      >
        {CABINS.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Meals"
        defaultValue="breakfast"
        SelectProps={{ native: true }}
      >
        <option value="none">None</option>
        <option value="breakfast">Breakfast</option>
        <option value="all">Breakfast and dinner</option>
      </TextField>
    </Stack>
  );
}
