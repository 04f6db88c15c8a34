import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const BREWERS = [
  { id: 'espresso', name: 'Espresso machine', grind: 'fine', water: '92 °C' },
  { id: 'moka', name: 'Moka pot', grind: 'fine to medium', water: '70 °C' },
  { id: 'filter', name: 'Paper filter', grind: 'medium', water: '94 °C' },
  { id: 'press', name: 'French press', grind: 'coarse', water: '95 °C' },
];

export default function SelectCoffeeGrind() {
  const id = React.useId();
  const [brewer, setBrewer] = React.useState('filter');
  const advice = BREWERS.find((entry) => entry.id === brewer);

  return (
    <Stack spacing={2}>
      <FormControl fullWidth>
        <InputLabel id={id}>How do you brew?</InputLabel>
        <Select
          labelId={id}
          label="How do you brew?"
          value={brewer}
          onChange={(event) => setBrewer(event.target.value)}
        >
          {BREWERS.map((entry) => (
            <MenuItem key={entry.id} value={entry.id}>
              {entry.name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Typography role="status">
        Grind: {advice?.grind}. Water: {advice?.water}.
      </Typography>
    </Stack>
  );
}
