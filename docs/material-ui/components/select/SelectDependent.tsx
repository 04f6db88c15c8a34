import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const cities: Record<string, string[]> = {
  Germany: ['Berlin', 'Hamburg'],
  Portugal: ['Lisbon', 'Porto'],
};

export default function SelectDependent() {
  const id = React.useId();
  const [country, setCountry] = React.useState('');
  const [city, setCity] = React.useState('');

  const choose = (
    label: string,
    value: string,
    options: string[],
    set: (value: string) => void,
  ) => (
    <FormControl fullWidth disabled={options.length === 0}>
      <InputLabel id={id + label}>{label}</InputLabel>
      <Select
        labelId={id + label}
        label={label}
        value={value}
        onChange={(event) => set(event.target.value)}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );

  return (
    <Stack spacing={2}>
      {choose('Country', country, Object.keys(cities), (next) => {
        setCountry(next);
        setCity('');
      })}
      {choose('City', city, cities[country] ?? [], setCity)}
    </Stack>
  );
}
