import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectOpenByButton() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [hall, setHall] = React.useState('north');

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button onClick={() => setOpen(true)}>The hall is full, change it</Button>
      <FormControl fullWidth>
        <InputLabel id={id}>Hall</InputLabel>
        <Select
          labelId={id}
          label="Hall"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={hall}
          onChange={(event) => setHall(event.target.value)}
        >
          <MenuItem value="north">North hall, 40 seats</MenuItem>
          <MenuItem value="foyer">Foyer, 90 seats</MenuItem>
          <MenuItem value="barn">Old barn, 200 seats</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
