import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const PLANTS = [
  { label: 'Broad bean', sow: 'February', harvest: 'June' },
  { label: 'Carrot', sow: 'March', harvest: 'July' },
  { label: 'Chard', sow: 'April', harvest: 'July' },
  { label: 'Kale', sow: 'May', harvest: 'November' },
  { label: 'Leek', sow: 'March', harvest: 'October' },
  { label: 'Pumpkin', sow: 'May', harvest: 'September' },
  { label: 'Radish', sow: 'March', harvest: 'May' },
  { label: 'Spinach', sow: 'March', harvest: 'May' },
];

export default function AutocompleteSowing() {
  const [plant, setPlant] = React.useState<(typeof PLANTS)[number] | null>(null);

  return (
    <Stack spacing={2}>
      <Autocomplete
        options={PLANTS}
        value={plant}
        onChange={(_event, next) => setPlant(next)}
        renderInput={(params) => <TextField {...params} label="Vegetable" />}
      />
      <Typography role="status">
        {plant
          ? `Sow in ${plant.sow}, harvest from ${plant.harvest}`
          : 'Type a letter or two'}
      </Typography>
    </Stack>
  );
}
