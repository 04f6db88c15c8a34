import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const YEARS = Array.from({ length: 60 }, (_unused, index) => 2024 - index);

export default function SelectYear() {
  const id = React.useId();

  return (
    <FormControl sx={{ minWidth: 180 }}>
      <InputLabel id={id}>Year of harvest</InputLabel>
      <Select
        labelId={id}
        label="Year of harvest"
        defaultValue={1998}
        MenuProps={{
          slotProps: { paper: { sx: { maxHeight: 'min(280px, 50vh)' } } },
          MenuListProps: { dense: true },
        }}
      >
        {YEARS.map((year) => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
