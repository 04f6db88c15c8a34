import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SelectInSentence() {
  const [days, setDays] = React.useState(7);
  const [unit, setUnit] = React.useState('l');

  return (
    <Stack spacing={2}>
      <Typography component="div">
        Remind me{' '}
        <Select
          variant="standard"
          autoWidth
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
          inputProps={{ 'aria-label': 'Time before the bill is due' }}
        >
          <MenuItem value={1}>one day</MenuItem>
          <MenuItem value={7}>a week</MenuItem>
          <MenuItem value={14}>two weeks, for large amounts</MenuItem>
        </Select>{' '}
        before the water bill is due.
      </Typography>
      <Stack direction="row" spacing={1} alignItems="center">
        <Typography>Usage in</Typography>
        <Select
          size="small"
          value={unit}
          onChange={(event) => setUnit(event.target.value)}
          inputProps={{ 'aria-label': 'Unit of usage' }}
        >
          <MenuItem value="l">Litres</MenuItem>
          <MenuItem value="m3">Cubic metres</MenuItem>
        </Select>
      </Stack>
    </Stack>
  );
}
