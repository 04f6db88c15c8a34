import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectDisabledOptions() {
  const id = React.useId();

  return (
    <Stack spacing={3}>
      <FormControl>
        <InputLabel id={`${id}-size`}>Size</InputLabel>
        <Select labelId={`${id}-size`} label="Size" defaultValue="m">
          <MenuItem value="s">Small</MenuItem>
          <MenuItem value="m">Medium</MenuItem>
          <MenuItem value="l" disabled>
            Large, sold out
          </MenuItem>
        </Select>
      </FormControl>
      <FormControl>
        <InputLabel id={`${id}-currency`}>Currency</InputLabel>
        <Select labelId={`${id}-currency`} label="Currency" value="EUR" readOnly>
          <MenuItem value="EUR">Euro, fixed by your contract</MenuItem>
        </Select>
      </FormControl>
      <FormControl disabled>
        <InputLabel id={`${id}-voucher`}>Voucher</InputLabel>
        <Select labelId={`${id}-voucher`} label="Voucher" value="">
          <MenuItem value="none">None</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
