import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

const WALKS = [
  { name: 'Dune path', level: 'easy' },
  { name: 'Round the lake', level: 'easy' },
  { name: 'Ridge in the wind', level: 'steep' },
];

export default function SelectNoChoice() {
  const id = React.useId();
  const [level, setLevel] = React.useState('');
  const walks = WALKS.filter((walk) => level === '' || walk.level === level);

  return (
    <div>
      <FormControl sx={{ minWidth: 160 }}>
        <InputLabel id={id} shrink>
          Level
        </InputLabel>
        <Select
          labelId={id}
          label="Level"
          notched
          displayEmpty
          value={level}
          onChange={(event) => setLevel(event.target.value)}
        >
          <MenuItem value="">Any</MenuItem>
          <MenuItem value="easy">Easy</MenuItem>
          <MenuItem value="steep">Steep</MenuItem>
        </Select>
      </FormControl>
      <Typography role="status" sx={{ mt: 2 }}>
        {walks.map(({ name }) => name).join(', ')}
      </Typography>
    </div>
  );
}
